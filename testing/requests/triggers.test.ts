import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationTable } from '../../src/contract/operation.ts';
import { responses } from '../../src/contract/validators.ts';
import { BodyCopy, judgeExchange } from '../../src/prism/judge.ts';
import { createSandboxServer, type SandboxParts } from '../../src/sandbox/start.ts';
import { bringAbout, type Reached, type TriggerStage } from './bring-about.ts';
import { type AnswerOfContract, declaredAnswers, type Trigger, triggerOf } from './triggers.ts';
import type { Recipe } from './write-call.ts';

const controlKey = 'a-control-key';

type Start = NonNullable<Recipe['start']> | 'nothing';

const startedWith: Readonly<Record<Start, SandboxParts>> = {
  nothing: {},
  'control key': { controlKey },
  'store that does not respond': { notReady: async () => 'the store does not answer' },
};

const apps: FastifyInstance[] = [];
const urls = new Map<string, string>();

beforeAll(async () => {
  for (const [start, parts] of Object.entries(startedWith)) {
    const app = createSandboxServer({ ...parts, clock: () => Date.parse('2026-01-15T09:00:00Z') });
    urls.set(start, await app.listen({ port: 0, host: '127.0.0.1' }));
    apps.push(app);
  }
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

let made = 0;

async function stageFor({ recipe }: Trigger): Promise<TriggerStage> {
  const start: Start = recipe.start ?? 'nothing';
  const url = urls.get(start) ?? '';
  made += 1;
  const tenant = `trigger-${made}`;
  const headers = { 'content-type': 'application/json', 'x-control-key': controlKey };
  const body = JSON.stringify({ id: tenant, from: 'aurora' });
  await fetch(`${url}/_sandbox/tenants`, { method: 'POST', headers, body });
  return { url, tenant, ...(start === 'control key' && { controlKey }) };
}

async function faultsOf({ operation: id, status }: AnswerOfContract, { target, answer }: Reached): Promise<unknown[]> {
  const entry = operationTable[id];
  const [body, text] = [new BodyCopy(answer.headers['content-type']), answer.body.toString()];
  body.take(answer.body);
  const validate = responses()[`${id} ${status} ${answer.headers['content-type']}`];
  validate?.(JSON.parse(text));
  const { pathname: path, searchParams } = new URL(target, 'http://sandbox');
  const exchange = {
    entry,
    path,
    query: searchParams,
    request: { headers: {}, body: new BodyCopy() },
    response: { status: answer.status, headers: answer.headers, body },
  };
  const { violations } = await judgeExchange(exchange);
  return [...(validate?.errors ?? []), ...violations.filter(({ side }) => side === 'response')];
}

describe.each([...new Set(declaredAnswers.map(({ operation }) => operation))])('%s', (operation) => {
  const answers = declaredAnswers.filter((answer) => answer.operation === operation);
  test.each(answers.map((answer) => [answer.status, answer.mediaType ?? 'without a body', answer] as const))(
    'answers %i %s',
    async (status, _mediaType, answer) => {
      const trigger = triggerOf(answer);
      if (!trigger) throw new Error(`describe a request for ${operation} ${status} in fixtures/requests`);
      const outcome = await bringAbout(trigger, await stageFor(trigger));
      const { 'content-type': mediaType = null } = outcome.answer.headers;
      const got = { status: outcome.answer.status, mediaType };
      expect(got, outcome.answer.body.toString('utf8', 0, 500)).toEqual({ status, mediaType: answer.mediaType });
      expect(await faultsOf(answer, outcome)).toEqual([]);
    },
  );
});
