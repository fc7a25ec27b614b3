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
  title: 'A department is below a top-level department',
  verdict: 'stated',
  operations: ['createDepartment', 'readDepartment'],
  run: async ({ call, department, expect: wants }) => {
    const reply = await call('readDepartment', { id: await department() });
    wants.equal(reply.values.depth, 2, 'the department is at the second level', reply);
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
  expect(record?.cleanup).toMatchObject({ created: 2, removed: 2, left: [] });
});
