import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { type RunOptions, run } from '../runner/run.ts';
import { countedTime } from './fake/counted-time.ts';
import { startFakeServer } from './fake/published/server.ts';
import { fakeTarget } from './fake/run-on.ts';
import type { Running } from './fake/service/start.ts';

// The fake server follows the service description, but accepts unknown query parameters.
const suite = cases.filter(({ id }) => /^(admin-rejections-unknown-parameter|department-name-empty.*)$/.test(id));
const required = new Set(suite.map(({ requirement }) => requirement));
let server: Running;

beforeAll(async () => {
  server = await startFakeServer();
});
afterAll(() => server.close());

async function conclusionOf(options: Partial<RunOptions> = {}) {
  const target = { ...fakeTarget(server.url), ...options.target };
  const verdicts = ['stated', 'published'] as const;
  const common = { runId: 'd', verdicts, cases: suite, ...countedTime() };
  const { conclusion, exitCode, deciding } = await run({ ...common, ...options, target });
  return { conclusion, exitCode, deciding };
}

test('a difference from the published contract alone does not change the conclusion', async () => {
  expect(required.size).toBe(2);
  expect(await conclusionOf()).toEqual({ conclusion: 'certified', exitCode: 0, deciding: ['stated'] });
});

test('the difference changes the conclusion if the published verdict is requested or claimed', async () => {
  const notCertified = { conclusion: 'not certified', exitCode: 1, deciding: ['published'] };
  expect(await conclusionOf({ deciding: ['published'] })).toEqual(notCertified);
  const target = { ...fakeTarget(server.url), claims: { verdicts: ['published'] as const } };
  expect(await conclusionOf({ target })).toEqual(notCertified);
});
