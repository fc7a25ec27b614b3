import { twoDepartments } from '../departments/steps.ts';
import { rejected } from '../written.ts';

export const departmentRejections = rejected({
  'department-rejections-name-invalid': (api) => api.call('createDepartment', { name: '  ' }),
  'department-rejections-name-missing': (api) => api.call('createDepartment', {}),
  'department-rejections-name-taken': async (api) => {
    const [{ name }] = await api.once(twoDepartments);
    return api.call('createDepartment', { name, ...api.topLevel });
  },
  'department-rejections-parent-unknown': (api) =>
    api.call('createDepartment', { name: api.name('Orphan'), parentDepartment: api.unknownId('department') }),
  'department-rejections-unknown': (api) => api.call('readDepartment', { id: api.unknownId('department') }),
  'department-rejections-list-unknown': (api) => api.call('listDepartments', { id: api.unknownId('department') }),
  'department-rejections-list-both-filters': async (api) => {
    const [{ name, reply }] = await api.once(twoDepartments);
    return api.call('listDepartments', { id: reply.values.id, path: name });
  },
  'department-rejections-cycle': async (api) => {
    const id = await api.department();
    return api.call('updateDepartment', { id, parentDepartment: await api.department(api.name('Child'), id) });
  },
  'department-rejections-resource-type': (api) => {
    const body = JSON.stringify({ data: { type: 'teams', attributes: { name: api.name('Team') } } });
    return api.send('createDepartment', {}, { body });
  },
  'department-rejections-resource-id': async (api) => {
    const body = JSON.stringify({ data: { type: 'departments', id: '0', attributes: { name: api.name('New') } } });
    return api.send('updateDepartment', { id: await api.department() }, { body });
  },
});
