import { expect, test } from 'vitest';
import type { OperationId } from '../canonical/operations.ts';
import { cases } from '../cases/index.ts';
import { publishedBinding } from '../published/binding-of.ts';
import type { RunRecord } from '../record/run-record.ts';
import { run } from '../runner/run.ts';
import type { Target } from '../target/types.ts';
import { countedTime } from './fake/counted-time.ts';
import { startFakeServer } from './fake/published/server.ts';
import { askable, fakeTarget } from './fake/run-on.ts';
import type { FixedPlace } from './fake/violations/index.ts';

const suite = askable(cases);
async function judge(faults: FixedPlace[], changes: Partial<Target> = {}): Promise<RunRecord> {
  const server = await startFakeServer({ users: 520, faults });
  try {
    const target = { ...fakeTarget(server.url), ...changes };
    return await run({ target, runId: 'blame', verdicts: ['stated'], cases: suite, ...countedTime() });
  } finally {
    await server.close();
  }
}

function withMember(operation: OperationId, member: string, source: string): Promise<RunRecord> {
  const answer = { ...publishedBinding(operation).answer, [member]: source };
  return judge([], { operations: { [operation]: { answer } } });
}

test.concurrent('an optional member of the wrong kind fails only the cases that need it, and the reason names it', async () => {
  const { cases: ended } = await withMember('readDepartment', 'depth', 'to_string(data.attributes.depth)');
  const failed = ended.filter(
    ({ outcome, reason }) => outcome === 'failed' && /has the value "\d+" as depth, and an integer/.test(reason ?? ''),
  );
  expect(failed.map(({ requirement }) => requirement)).toContain('department-depth-top-level');
  expect(failed.length).toBeLessThan(10);
  expect(ended.filter(({ outcome }) => outcome === 'blocked').length).toBeLessThan(10);
});

test.concurrent('a needed member of the wrong kind is one failure, and the other cases are blocked by it', async () => {
  const { cases: ended, rootCauses } = await withMember('createDepartment', 'id', '{ nested: data.id }');
  const malformed = ended.filter(({ reason }) =>
    /the response of createDepartment has the value .* as id/.test(reason ?? ''),
  );
  expect(malformed.length).toBeGreaterThan(20);
  expect(malformed.filter(({ outcome }) => outcome === 'failed')).toHaveLength(1);
  expect(rootCauses).toHaveLength(1);
});
