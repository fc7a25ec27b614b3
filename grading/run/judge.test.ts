import { expect, test } from 'vitest';
import { loadRules } from '../rules/load-rules.ts';
import { sampleExchange } from '../testing/sample-record.ts';
import { judge } from './judge.ts';

function judged(rule: string, ...scenes: { scenario: string; isAttempted: boolean; statuses: number[] }[]) {
  const judgments = judge(
    loadRules().filter(({ id }) => id === rule),
    scenes.map(({ scenario, isAttempted, statuses }) => ({
      scene: {
        scenario,
        exchanges: statuses.map((status, at) => sampleExchange({ id: at + 1, status })),
        client: null,
        facts: {},
      },
      isAttempted,
    })),
  );
  return judgments.map(({ outcome, scenario }) => [outcome, scenario]);
}

test('a scenario that the client did not attempt is never passed', () => {
  const scene = { scenario: 'basics', isAttempted: false, statuses: [200] };
  expect(judged('requests-known-operation', scene)).toEqual([['not attempted', 'basics']]);
});

test('one failure outweighs passes in other scenarios', () => {
  const good = { scenario: 'refusal', isAttempted: true, statuses: [404] };
  const bad = { scenario: 'basics', isAttempted: true, statuses: [404, 404] };
  expect(judged('errors-not-repeated', good)).toEqual([['passed', 'refusal']]);
  expect(judged('errors-not-repeated', good, bad)).toEqual([['failed', 'basics']]);
});

test('a fault in a scenario explains why its task was not done, but not why another task was not done', () => {
  const rules = loadRules().filter(({ id }) => ['errors-not-repeated', 'errors-task-done'].includes(id));
  const client = { exitCode: 1, stopped: null, output: '', isOutputCut: false, hasSecretInOutput: false };
  const exchanges = [1, 2].map((id) => sampleExchange({ id, status: 404 }));
  const scene = { client, exchanges, facts: {}, task: { exit: 'success' as const, shapes: [] } };
  const broken = { scene: { ...scene, scenario: 'basics' }, isAttempted: true };
  const [, explained] = judge(rules, [broken]);
  expect(explained).toMatchObject({ outcome: 'not observed', cause: 'errors-not-repeated' });
  const other = { scene: { ...scene, exchanges: exchanges.slice(1), scenario: 'job' }, isAttempted: true };
  expect(judge(rules, [broken, other])[1]).toMatchObject({ outcome: 'failed', scenario: 'job' });
});
