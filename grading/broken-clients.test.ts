import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../src/library/create-sandbox.ts';
import { functionClient } from './client/client.ts';
import { loadRules } from './rules/load-rules.ts';
import { grade } from './run/grade.ts';
import { templateClient } from './testing/template-client.ts';

const deciding: Readonly<Record<string, string>> = {
  'requests-known-operation': 'basics',
  'requests-known-parameters': 'basics',
  'requests-valid-parameters': 'basics',
  'requests-no-body-on-get': 'basics',
  'secrets-not-printed': 'redirect',
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
    deadline: broken === 'jobs-deadline' ? 4000 : 600_000,
    concurrency: 4,
  });
}

describe.concurrent('a client that breaks one rule fails exactly this rule', () => {
  test.for(loadRules().map(({ id, scenarios }) => [id, deciding[id] ?? scenarios[0] ?? '']))(
    '%s',
    async ([id, scenario]) => {
      const { rules } = await gradeOf(id, [scenario ?? '']);
      const failed = rules.filter(({ outcome }) => outcome === 'failed');
      expect(failed.map((rule) => [rule.id, rule.reason])).toEqual([[id, expect.any(String)]]);
    },
  );
});

describe.concurrent('a client that renews its token only sometimes fails exactly the renewal rule', () => {
  test.for([
    ['no renewal GET', 'lists'],
    ['no renewal GET', 'job-partial'],
    ['no renewal POST', 'surprises'],
    ['no renewal PATCH', 'members'],
    ['no renewal DELETE', 'surprises'],
    ['one renewal', 'token-expiry'],
  ] as const)('%s in %s', async ([broken, scenario]) => {
    const { rules } = await gradeOf(broken, [scenario]);
    expect(rules.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))).toEqual(['tokens-renewed']);
  });
});

test('an honest client does every task and passes every rule', async () => {
  const { mark, rules, scenarios } = await gradeOf(undefined);
  expect(scenarios.filter(({ isAttempted }) => !isAttempted)).toEqual([]);
  expect(rules.filter(({ outcome }) => outcome !== 'passed').map(({ id, reason }) => [id, reason])).toEqual([]);
  expect(mark).toBe('A');
});
