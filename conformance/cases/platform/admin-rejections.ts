import { rejected } from '../written.ts';

export const adminRejections = rejected({
  'admin-rejections-key-missing': (api) => api.call('createAdminToken', {}, 'nobody'),
  'admin-rejections-key-unknown': (api) => api.call('createAdminToken', {}, 'unknown-key'),
  'admin-rejections-token-forged': (api) => api.call('listDepartments', {}, 'forged'),
  'admin-rejections-plain-user': (api) => api.call('listDepartments', {}, 'user'),
  'admin-rejections-flag-off': (api) => api.call('readJob', { jobId: api.unknownId('job') }, 'tenant-without-flag'),
  'admin-rejections-job-unknown': (api) => api.call('readJob', { jobId: api.unknownId('job') }),
  'admin-rejections-two-primary-filters': (api) => api.call('listUsers', { id: '1', email: 'nobody@example.com' }),
  'admin-rejections-no-members': async (api) =>
    api.call('updateDepartmentMembers', { departmentId: await api.plainDepartment(), operation: 'add', members: [] }),
  'admin-rejections-no-assignments': (api) => api.call('replaceRoleAssignments', { assignments: [] }),
  'admin-rejections-user-twice': (api) => {
    const row = { userId: api.unknownId('user'), roleId: api.unknownId('role') };
    return api.call('replaceRoleAssignments', { assignments: [row, row] });
  },
  'admin-rejections-role-type-missing': (api) => api.call('listRoles', {}),
  'admin-rejections-role-type-other': (api) => api.call('listRoles', { type: 'system' }),
  'admin-rejections-page-size-0': (api) => api.send('listDepartments', {}, { query: [['page[size]', '0']] }),
  'admin-rejections-page-size-201': (api) => api.send('listDepartments', {}, { query: [['page[size]', '201']] }),
  'admin-rejections-page-size-many': (api) => api.send('listDepartments', {}, { query: [['page[size]', 'many']] }),
  'admin-rejections-unknown-parameter': (api) =>
    api.send('listDepartments', {}, { query: [['filter[colour]', 'blue']] }),
  'admin-rejections-repeated-parameter': (api) =>
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
  'admin-rejections-malformed-json': (api) =>
    api.send('createDepartment', { name: api.name('Broken') }, { body: '{"data":' }),
  'admin-rejections-unknown-property': (api) => {
    const attributes = { name: api.name('Blue'), colour: 'blue' };
    const body = JSON.stringify({ data: { type: 'departments', attributes } });
    return api.send('createDepartment', {}, { body });
  },
  'admin-rejections-media-type': (api) =>
    api.send('createDepartment', { name: api.name('Text') }, { headers: { 'content-type': 'text/plain' } }),
});
