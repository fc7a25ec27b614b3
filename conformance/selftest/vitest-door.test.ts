import { afterAll, expect } from 'vitest';
import type { Case } from '../case/case.ts';
import type { RunRecord } from '../record/run-record.ts';
import { conformanceTests } from '../vitest.ts';
import { startFakeServer } from './fake/published/server.ts';
import { fakeTarget } from './fake/run-on.ts';

const server = await startFakeServer();
let record: RunRecord | undefined;

const depthCase: Case = {
  id: 'sample-depth',
  requirement: 'department-depth-top-level',
  title: 'A top-level department has the depth 1',
  verdict: 'stated',
  operations: ['createDepartment', 'readDepartment'],
  run: async ({ call, department, expect: wants }) => {
    const reply = await call('readDepartment', { id: await department() });
    wants.equal(reply.values.depth, 1, 'a top-level department has the depth 1', reply);
  },
};

const folderCase: Case = { ...depthCase, id: 'sample-folder', title: 'A folder is needed', needs: ['folder'] };

conformanceTests(fakeTarget(server.url), {
  cases: [depthCase, folderCase],
  onRecord: (made) => {
    record = made;
  },
});

afterAll(async () => {
  await server.close();
  expect(record?.cases.map(({ outcome }) => outcome)).toEqual(['passed', 'unsupported']);
  expect(record?.cleanup).toMatchObject({ created: 1, removed: 1, left: [] });
});
