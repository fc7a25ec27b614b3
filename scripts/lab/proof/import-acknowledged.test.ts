import { expect, test } from 'vitest';
import { cases } from '../../../conformance/cases/index.ts';
import { run } from '../../../conformance/runner/run.ts';
import { control } from './plan.ts';
import { openTrialSandbox } from './sandbox.ts';

const chosen = ['user-import-acknowledged', 'observed-answers-acknowledgeUserImport-body'];

test('a run always observes the published response to an acknowledgement', async () => {
  const sandbox = await openTrialSandbox();
  await sandbox.prepare({ tenant: 'aurora', fault: control, operation: null });
  const suite = cases.filter(({ id }) => chosen.includes(id));
  const record = await run({ target: sandbox.target, runId: 'imports', verdicts: ['published'], cases: suite });
  await sandbox.close();
  expect(Object.fromEntries(record.cases.map(({ id, outcome }) => [id, outcome]))).toEqual({
    'user-import-acknowledged': 'passed',
    'observed-answers-acknowledgeUserImport-body': 'passed',
  });
});
