import { called, readDepartmentId, type Scenario } from './scenario.ts';
import { slowClock } from './slow-clock.ts';

const departmentPath = 'A+B Müller';
const docId = 'Q3 2026/8 + annex';
const createdName = 'Zürich – 東京';

const basics: Scenario = {
  id: 'basics',
  title: 'Read, create and list departments',
  task: `Read the departments 1, 2, 3, 4, 5 and 6, one after the other. Create the department "${createdName}" at the top level, then list the children of the department with the path "${departmentPath}" and read the document with the docId "${docId}".`,
  setUp: async ({ tenant }) => {
    await tenant.fetch('/v2/admin/departments', {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json' },
      body: JSON.stringify({ data: { type: 'departments', attributes: { name: departmentPath } } }),
    });
    const form = new FormData();
    form.append('file', new Blob(['An annex.']), 'annex.txt');
    form.append('docId', docId);
    await tenant.fetch('/documents', { method: 'POST', body: form });
    return { departmentPath, createdName, docId };
  },
  isAttempted: called('readDepartment'),
};

const tokenExpiry: Scenario = {
  id: 'token-expiry',
  title: 'The access token expires twice, and the clock of the server is slow',
  task: 'Read the departments 1, 2, 3, 4, 5 and 6, one after the other.',
  intercept: slowClock,
  expiries: [/^GET .*\/departments\/4$/, /^GET .*\/departments\/6$/],
  isAttempted: called('readDepartment'),
};

const redirect: Scenario = {
  id: 'redirect',
  title: 'A response redirects to another host',
  task: 'Read the department 1.',
  intercept:
    ({ otherHost }) =>
    async (request, forward) => {
      if (readDepartmentId(request) === undefined) return forward();
      await forward();
      const headers = { location: `${otherHost}/v2/admin/departments/1`, 'content-length': '0' };
      return { status: 307, headers, body: Buffer.alloc(0), probe: 'redirect to another host' };
    },
  isAttempted: called('readDepartment'),
};

const refusal: Scenario = {
  id: 'refusal',
  title: 'A request is refused',
  task: 'Read the department 999999. It does not exist.',
  setUp: async () => ({ isRefused: true }),
  isAttempted: called('readDepartment', 404),
};

export const reading: readonly Scenario[] = [basics, tokenExpiry, redirect, refusal];
