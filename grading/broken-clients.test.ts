import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../src/library/create-sandbox.ts';
import { functionClient } from './client/client.ts';
import { loadRules } from './rules/load-rules.ts';
import { grade } from './run/grade.ts';
import { repaired } from './run/repair.ts';
import { templateClient } from './testing/template-client.ts';

const deciding: Readonly<Record<string, string>> = {
  'requests-known-operation': 'basics',
  'requests-known-parameters': 'basics',
  'requests-valid-parameters': 'basics',
  'requests-no-body-on-get': 'basics',
  'secrets-not-printed': 'redirect',
  'errors-task-done': 'basics',
  'tokens-sent-first': 'basics',
};

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

async function gradeOf(broken: string | undefined, scenarios?: readonly string[]) {
  const client = functionClient(templateClient(broken));
  const { signal } = new AbortController();
  return grade({
    ...{ sandbox, runClient: client, name: 'template', scenarios, signal },
    deadline: ['jobs-deadline', 'hangs'].includes(broken ?? '') ? 4000 : 600_000,
    concurrency: 4,
  });
}

const honest = new Map<string, ReturnType<typeof gradeOf>>();

function honestGrade(scenario: string): ReturnType<typeof gradeOf> {
  const made = honest.get(scenario) ?? gradeOf(undefined, [scenario]);
  honest.set(scenario, made);
  return made;
}

describe.concurrent('a client that breaks one rule fails exactly this rule, and its repair is proven', () => {
  test.for(loadRules().map(({ id, scenarios }) => [id, deciding[id] ?? scenarios[0] ?? '']))(
    '%s',
    async ([id = '', scenario = '']) => {
      const before = await gradeOf(id, [scenario]);
      const { rules } = before;
      const failed = rules.filter(({ outcome }) => outcome === 'failed');
      expect(failed.map((rule) => [rule.id, rule.reason])).toEqual([[id, expect.any(String)]]);
      const { repair, exitCode } = repaired(before, await honestGrade(scenario), id);
      expect([repair?.worse, exitCode]).toEqual([[], 0]);
    },
  );
});

describe.concurrent('a client that renews its token only sometimes fails exactly the renewal rule', () => {
  test.for([
    ['no renewal GET', 'lists'],
    ['no renewal GET', 'job-partial'],
    ['no renewal POST', 'surprises'],
    ['no renewal POST', 'files'],
    ['no renewal PATCH', 'members'],
    ['no renewal DELETE', 'surprises'],
    ['one renewal', 'token-expiry'],
  ] as const)('%s in %s', async ([broken, scenario]) => {
    const { rules } = await gradeOf(broken, [scenario]);
    expect(rules.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))).toEqual(['tokens-renewed']);
  });
});

describe.concurrent('a client that does not do a task, or does not report it, fails exactly the rule for the task', () => {
  test.for([
    ['skips a step', 'basics', 'not done'],
    ['gives up', 'unstable', 'reported failure'],
    ['success without an end', 'job-endless', 'not done'],
    ['hangs', 'lost-response', 'stopped at the deadline'],
    ['hangs', 'lost-creation', 'stopped at the deadline'],
  ] as const)('a client that %s in %s', async ([broken, scenario, result]) => {
    const { mark, rules, scenarios } = await gradeOf(broken, [scenario]);
    expect([mark, ...rules.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))]).toEqual([
      'F',
      'errors-task-done',
    ]);
    expect(scenarios.map((each) => each.result)).toEqual([result]);
  });
});

describe.concurrent('a task whose end state is wrong was not done, whatever the client reports', () => {
  test.for([
    ['limits-members-complete', 'members'],
    ['robust-lost-reported', 'lost-response'],
    ['robust-creation-not-repeated', 'lost-response'],
  ] as const)('by the fault %s in %s', async ([broken, scenario]) => {
    const { rules, scenarios } = await gradeOf(broken, [scenario]);
    expect(scenarios.map(({ result }) => result)).toEqual(['not done']);
    expect(rules.find(({ id }) => id === 'errors-task-done')).toMatchObject({ outcome: 'not observed', cause: broken });
  });
});

test('a client that compares the expiry of a token with its own clock requests too many tokens', async () => {
  const { rules } = await gradeOf('own clock', ['token-expiry']);
  expect(rules.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))).toEqual(['tokens-reused']);
});

test('a client that ignores Retry-After everywhere fails exactly one rule, which explains the others', async () => {
  const { rules } = await gradeOf('no wait', ['unstable']);
  const explained = rules.filter(({ reason }) => reason.startsWith('The failure of the rule limits-429-wait explains'));
  expect(rules.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))).toEqual(['limits-429-wait']);
  expect(explained.map(({ id }) => id)).toEqual(['robust-503-wait', 'robust-retry-date']);
});

describe.concurrent('a client that repeats every write after a lost response', () => {
  test.for([
    ['lost-creation', ['robust-creation-not-repeated']],
    ['lost-change', ['robust-change-not-repeated']],
    ['lost-deletion', []],
  ] as const)('in %s fails %j', async ([scenario, wanted]) => {
    const { rules, scenarios } = await gradeOf('robust-creation-not-repeated', [scenario]);
    expect(rules.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))).toEqual(wanted);
    expect(scenarios.map(({ isAttempted }) => isAttempted)).toEqual([true]);
  });
});

test('a client that looks for the created department before each repetition passes', async () => {
  const wanted = 'Zürich – 東京';
  let attempts = 0;
  const runClient = functionClient(async ({ baseUrl, apiKey }) => {
    const url = `${baseUrl}/v2/admin`;
    const issued = await fetch(`${url}/auth/token`, { method: 'POST', headers: { 'x-api-key': apiKey } });
    const headers = { authorization: `Bearer ${Object(await issued.json()).token}` };
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/vnd.api+json' } };
    const body = JSON.stringify({ data: { type: 'departments', attributes: { name: wanted } } });
    const isThere = async () =>
      (await (await fetch(`${url}/departments?page[size]=200`, { headers })).text()).includes(wanted);
    for (; !(await isThere()); attempts++) await fetch(`${url}/departments`, { ...sent, body }).catch(() => undefined);
  });
  const { signal } = new AbortController();
  const given = {
    sandbox,
    runClient,
    name: 'careful',
    scenarios: ['lost-creation'],
    deadline: 600_000,
    concurrency: 1,
  };
  const { rules } = await grade({ ...given, signal });
  const outcomes = rules.flatMap(({ id, area, outcome }) => (area === 'robustness' ? [[id, outcome]] : []));
  expect([attempts, ...outcomes]).toEqual([
    2,
    ['robust-creation-not-repeated', 'passed'],
    ['robust-lost-reported', 'passed'],
  ]);
});

test('an honest client does every task and passes every rule', async () => {
  const { mark, rules, scenarios } = await gradeOf(undefined);
  expect(scenarios.filter(({ isAttempted }) => !isAttempted)).toEqual([]);
  expect(rules.filter(({ outcome }) => outcome !== 'passed').map(({ id, reason }) => [id, reason])).toEqual([]);
  expect(mark).toBe('A');
});
