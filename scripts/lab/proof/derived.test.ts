import { expect, test } from 'vitest';
import { operationIds } from '../../../conformance/canonical/operations.ts';
import { derivedCases } from '../../../conformance/cases/derived/derived.ts';
import type { RunRecord } from '../../../conformance/record/run-record.ts';
import { run } from '../../../conformance/runner/run.ts';
import { control } from './plan.ts';
import { openTrialSandbox } from './sandbox.ts';

const cases = derivedCases(operationIds);
const sent = new Set(cases.flatMap(({ operations }) => operations));

async function judge(fault: string): Promise<RunRecord> {
  const sandbox = await openTrialSandbox();
  await sandbox.prepare({ tenant: 'aurora', fault, operation: null });
  const record = await run({ target: sandbox.target, runId: 'derived', verdicts: ['published'], cases });
  await sandbox.close();
  return record;
}

test('every operation except the token operations gets derived cases', () => {
  expect(operationIds.filter((id) => !sent.has(id))).toEqual(['createAdminToken', 'createDocumentsToken']);
});

test('derived cases of all operations pass at the sandbox and change nothing', async () => {
  const record = await judge(control);
  expect(record.cases.filter(({ outcome }) => outcome !== 'passed').map(({ id, reason }) => [id, reason])).toEqual([]);
  expect(record.cleanup.created).toBe(0);
});

test('an answer that breaks its schema fails a derived case', async () => {
  const { cases: judged } = await judge('fields-count-missing');
  expect(judged.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)).toEqual([
    'derived-list-fields-answer',
  ]);
});
