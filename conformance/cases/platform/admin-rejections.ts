import { type Case, published } from '../../case/case.ts';
import type { Rejection } from './steps.ts';

const list = ['listDepartments'] as const;

const rejections: readonly Rejection[] = [
  {
    rule: 'key-missing',
    title: 'A token request without a key is answered with 401 API KEY MISSING',
    status: 401,
    code: 'API KEY MISSING',
    operations: ['createAdminToken'],
    ask: (api) => api.call('createAdminToken', {}, 'nobody'),
  },
  {
    rule: 'key-unknown',
    title: 'A token request with an unknown key is answered with 403 API KEY UNKNOWN',
    status: 403,
    code: 'API KEY UNKNOWN',
    operations: ['createAdminToken'],
    ask: (api) => api.call('createAdminToken', {}, 'unknown-key'),
  },
  {
    rule: 'token-forged',
    title: 'An altered token is answered with 401 TOKEN INVALID',
    status: 401,
    code: 'TOKEN INVALID',
    operations: list,
    ask: (api) => api.call('listDepartments', {}, 'forged'),
  },
  {
    rule: 'plain-user',
    title: 'A plain user is answered with 403 ADMIN REQUIRED',
    status: 403,
    code: 'ADMIN REQUIRED',
    operations: list,
    needs: ['user-credential'],
    ask: (api) => api.call('listDepartments', {}, 'user'),
  },
  {
    rule: 'flag-off',
    title: 'A request in a tenant whose flag is off is answered with 403 FEATURE NOT ENABLED',
    status: 403,
    code: 'FEATURE NOT ENABLED',
    operations: ['readJob'],
    needs: ['tenant-without-flag'],
    ask: (api) => api.call('readJob', { jobId: api.unknownId('job') }, 'tenant-without-flag'),
  },
  {
    rule: 'job-unknown',
    title: 'An unknown job is answered with 404 JOB NOT FOUND',
    status: 404,
    code: 'JOB NOT FOUND',
    operations: ['readJob'],
    ask: (api) => api.call('readJob', { jobId: api.unknownId('job') }),
  },
  {
    rule: 'two-primary-filters',
    title: 'Two primary filters are 400 USER FILTER CONFLICT',
    status: 400,
    code: 'USER FILTER CONFLICT',
    operations: ['listUsers'],
    ask: (api) => api.call('listUsers', { id: '1', email: 'nobody@example.com' }),
  },
  {
    rule: 'no-members',
    title: 'An empty list of members is answered with 400 MEMBER COUNT INVALID',
    status: 400,
    code: 'MEMBER COUNT INVALID',
    operations: ['createDepartment', 'updateDepartmentMembers'],
    ask: async (api) =>
      api.call('updateDepartmentMembers', { departmentId: await api.department(), operation: 'add', members: [] }),
  },
  {
    rule: 'no-assignments',
    title: 'A request without rows is answered with 400 ASSIGNMENT COUNT INVALID',
    status: 400,
    code: 'ASSIGNMENT COUNT INVALID',
    operations: ['replaceRoleAssignments'],
    ask: (api) => api.call('replaceRoleAssignments', { assignments: [] }),
  },
  {
    rule: 'user-twice',
    title: 'A user with two rows is answered with 400 USER ASSIGNED TWICE',
    status: 400,
    code: 'USER ASSIGNED TWICE',
    operations: ['replaceRoleAssignments'],
    ask: (api) => {
      const row = { userId: api.unknownId('user'), roleId: api.unknownId('role') };
      return api.call('replaceRoleAssignments', { assignments: [row, row] });
    },
  },
  {
    rule: 'role-type-missing',
    title: 'A list of roles without filter[type] is answered with 400 MISSING VALUE',
    status: 400,
    code: 'MISSING VALUE',
    operations: ['listRoles'],
    ask: (api) => api.call('listRoles', {}),
  },
  {
    rule: 'role-type-other',
    title: 'A list of roles with another filter[type] is answered with 400 INVALID VALUE',
    status: 400,
    code: 'INVALID VALUE',
    operations: ['listRoles'],
    ask: (api) => api.call('listRoles', { type: 'system' }),
  },
  ...['0', '201', 'many'].map((size) => ({
    rule: `page-size-${size}`,
    title: `A page size of ${size} is answered with 400 INVALID VALUE`,
    status: 400,
    code: 'INVALID VALUE',
    operations: list,
    ask: (api: Parameters<Rejection['ask']>[0]) => api.send('listDepartments', {}, { query: [['page[size]', size]] }),
  })),
  {
    rule: 'unknown-parameter',
    title: 'An unknown query parameter is answered with 400 UNKNOWN PARAMETER',
    status: 400,
    code: 'UNKNOWN PARAMETER',
    operations: list,
    ask: (api) => api.send('listDepartments', {}, { query: [['filter[colour]', 'blue']] }),
  },
  {
    rule: 'repeated-parameter',
    title: 'A repeated query parameter is answered with 400 REPEATED PARAMETER',
    status: 400,
    code: 'REPEATED PARAMETER',
    operations: list,
    ask: (api) =>
      api.send(
        'listDepartments',
        {},
        {
          query: [
            ['page[size]', '1'],
            ['page[size]', '1'],
          ],
        },
      ),
  },
  {
    rule: 'malformed-json',
    title: 'A body that is not valid JSON is answered with 400 MALFORMED JSON',
    status: 400,
    code: 'MALFORMED JSON',
    operations: ['createDepartment'],
    ask: (api) => api.send('createDepartment', { name: api.name('Broken') }, { body: '{"data":' }),
  },
  {
    rule: 'unknown-property',
    title: 'An unknown property is answered with 400 UNKNOWN PROPERTY',
    status: 400,
    code: 'UNKNOWN PROPERTY',
    operations: ['createDepartment'],
    ask: (api) => {
      const attributes = { name: api.name('Blue'), colour: 'blue' };
      const body = JSON.stringify({ data: { type: 'departments', attributes } });
      return api.send('createDepartment', {}, { body });
    },
  },
  {
    rule: 'media-type',
    title: 'A body with another media type is answered with 415 UNSUPPORTED MEDIA TYPE',
    status: 415,
    code: 'UNSUPPORTED MEDIA TYPE',
    operations: ['createDepartment'],
    ask: (api) =>
      api.send('createDepartment', { name: api.name('Text') }, { headers: { 'content-type': 'text/plain' } }),
  },
];

export const adminRejections: readonly Case[] = rejections.map(
  ({ rule, title, status, code, operations, needs = [], ask }) =>
    published({
      id: `admin-rejections-${rule}`,
      requirement: 'admin-rejection-codes',
      title,
      operations,
      needs,
      run: async (api) => {
        const reply = await ask(api);
        api.expect.status(reply, status, title);
        api.expect.code(reply, code, title);
      },
    }),
);
