import { setTimeout } from 'node:timers/promises';
import { fileHead, form, formType } from './bodies.ts';
import { type Client, change, control, type Expensive, get, named, type Wanted } from './expensive.ts';

export function administrationRequests(): Expensive[] {
  return [...lists(), ...changes(), ...imports(), ...jobs()];
}

const levels = (count: number) => Array.from({ length: count }, (_, at) => `d${at + 1}`).join('//');

function lists(): Expensive[] {
  return named('list', {
    'the last page of users': get('/v2/admin/users?page[size]=200&page[number]=500', 'large'),
    'users of a department': get('/v2/admin/users?page[size]=200&filter[department]=1', 'large'),
    'a page beyond all users': get('/v2/admin/users?page[size]=200&page[number]=9007199254740991', 'large'),
    'the top of departments': get('/v2/admin/departments?page[size]=200', 'large'),
    'departments far down': get('/v2/admin/departments?page[size]=200&filter[id]=4999', 'deep'),
    'departments by a path of 2,000 names': get(`/v2/admin/departments?filter[path]=${levels(2_000)}`, 'deep'),
    'a department far down': get('/v2/admin/departments/5000', 'deep'),
    'the access of the root': get('/v2/admin/access?filter[type]=folder&filter[path]=/', 'large'),
    'the export of users': get('/v2/admin/users/export', 'large'),
    'the export of users of deep departments': get('/v2/admin/users/export', 'deep'),
  });
}

function changes(): Expensive[] {
  const body = (type: string, attributes: object) => ({ data: { type, attributes } });
  const department = (attributes: object) => body('departments', attributes);
  const members = Array.from({ length: 500 }, (_, at) => String(at).repeat(500));
  const assignments = Array.from({ length: 500 }, () => ({ userId: '1'.repeat(900), roleId: '1' }));
  return named('change', {
    'a new department far down': change(
      'POST',
      '/v2/admin/departments',
      department({ name: 'x', parentDepartment: '5000' }),
      'deep',
    ),
    'a move far down': change('PATCH', '/v2/admin/departments/2', department({ parentDepartment: '5000' }), 'deep'),
    '500 members with long ids': change(
      'PATCH',
      '/v2/admin/departments/1/members',
      body('department-members', { operation: 'add', members }),
      'large',
    ),
    '500 roles of one user': change(
      'PATCH',
      '/v2/admin/role-assignments',
      body('role-assignments', { assignments }),
      'large',
    ),
  });
}

const path = '/v2/admin/users/import';
const user = (at: number) => `n${at}@new.example,Ada,Person ${at},`;
const faulty = (at: number) => `nobody ${at},a,b,c`;
const plan = (client: Client, mode: string) => client.send(control('PUT', '/large/job-plans/user-import', { mode }));

function sheet(rows: number, row: (at: number) => string, tenant = 'large'): Wanted {
  const lines = Array.from({ length: rows }, (_, at) => row(at));
  const content = `email,firstName,lastName,departments\n${lines.join('\n')}\n`;
  return { method: 'POST', path, tenant, headers: formType, body: form([{ head: fileHead('users.csv'), content }]) };
}

function imports(): Expensive[] {
  let id = '';
  const importAtOnce = async (client: Client, row: (at: number) => string) => {
    await plan(client, 'immediate');
    id = JSON.parse((await client.send(sheet(50_000, row))).body.toString()).data.id;
  };
  const longRow = (at: number) => `n${at}@new.example,${'a'.repeat(32_000)},b,"${'x//'.repeat(10_000)}"`;
  const ends = (name: string, row: (at: number) => string): Expensive => ({
    name: `${name} ends`,
    prepare: (client) => importAtOnce(client, row),
    request: get(`${path}/1`, 'large'),
  });
  return [
    {
      name: 'importUsers: 50,000 rows',
      prepare: (client) => plan(client, 'manual'),
      request: () => sheet(50_000, user),
    },
    ...named('importUsers', {
      'long cells': () => sheet(100, longRow),
      'no column': () => sheet(1, () => 'a'),
    }),
    ends('an import of 50,000 rows', user),
    ends('an import of 50,000 rows at fault', faulty),
    {
      name: 'readUserImportErrors: 50,000 rows',
      request: () => get(`${path}/${id}/errors`, 'large'),
      status: 200,
    },
    ...named('importUsers', {
      'a deep path': () => sheet(2, (at) => `n${at}@new.example,a,b,${levels(5_000)}`, 'deep'),
    }),
    {
      name: 'the import with a deep path ends',
      prepare: () => setTimeout(300),
      request: get(`${path}/1`, 'deep'),
    },
    ...named('listUserImports', { 'all imports': get(`${path}?page[size]=200`, 'large') }),
  ];
}

function jobs(): Expensive[] {
  const advance = control('POST', '/subtree/jobs/1/advance', {});
  return [
    {
      name: 'the deletion of 5,000 departments with 60,000 links ends',
      prepare: async (client) => {
        await client.send(control('PUT', '/subtree/job-plans/department%20delete', { mode: 'manual' }));
        await client.send({ method: 'DELETE', path: '/v2/admin/departments/1', tenant: 'subtree' });
      },
      request: advance,
    },
    { name: 'its second transition', request: advance },
    { name: 'readJob of that deletion', request: get('/v2/admin/jobs/1', 'subtree') },
  ];
}
