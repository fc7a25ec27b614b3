import type { Client } from '../client.ts';
import type { Expensive } from '../expensive.ts';
import { fileHead, filled, form, formType, json, jsonApi, longText } from './bodies.ts';

export function administrationRequests(): Expensive[] {
  return [...lists(), ...changes(), ...imports(), ...jobs()];
}

function lists(): Expensive[] {
  const list = (name: string, path: string, tenant = 'large'): Expensive => ({ name, request: { path, tenant } });
  return [
    list('listUsers, the last page', '/v2/admin/users?page[size]=200&page[number]=500'),
    list('listUsers of a department', '/v2/admin/users?page[size]=200&filter[department]=1'),
    list('listUsers, a page beyond all', '/v2/admin/users?page[size]=200&page[number]=9007199254740991'),
    list('listDepartments, the top', '/v2/admin/departments?page[size]=200'),
    list('listDepartments far down', '/v2/admin/departments?page[size]=200&filter[id]=4999', 'deep'),
    list(
      'listDepartments by a path of 2,000 names',
      `/v2/admin/departments?filter[path]=${Array.from({ length: 2_000 }, (_, at) => `d${at + 1}`).join('//')}`,
      'deep',
    ),
    list('readDepartment far down', '/v2/admin/departments/5000', 'deep'),
    list('readAccess of the root', '/v2/admin/access?filter[type]=folder&filter[path]=/'),
    list('exportUsers', '/v2/admin/users/export'),
    list('exportUsers of deep departments', '/v2/admin/users/export', 'deep'),
  ];
}

function changes(): Expensive[] {
  const change = (name: string, method: string, path: string, body: unknown, tenant = 'large'): Expensive => ({
    name,
    request: { method, path, tenant, headers: jsonApi, body: typeof body === 'string' ? body : JSON.stringify(body) },
  });
  const attributes = (type: string, values: object) => ({ data: { type, attributes: values } });
  return [
    change(
      'createDepartment far down',
      'POST',
      '/v2/admin/departments',
      attributes('departments', { name: 'x', parentDepartment: '5000' }),
      'deep',
    ),
    change(
      'updateDepartment far down',
      'PATCH',
      '/v2/admin/departments/2',
      attributes('departments', { parentDepartment: '5000' }),
      'deep',
    ),
    change(
      'updateAccess with a long path',
      'PATCH',
      '/v2/admin/access',
      longText(
        '{"data":{"type":"access","attributes":{"operation":"revoke","principal":{"type":"user","id":"1"},"resource":{"type":"folder","path":',
        '/',
        '}}}}',
      ),
    ),
    change(
      'updateDepartmentMembers with a mebibyte of ids',
      'PATCH',
      '/v2/admin/departments/1/members',
      filled(
        '{"data":{"type":"department-members","attributes":{"operation":"add","members":[',
        (at) => `"${at}"`,
        ']}}}',
      ),
    ),
    change(
      'updateDepartmentMembers with 500 long ids',
      'PATCH',
      '/v2/admin/departments/1/members',
      attributes('department-members', {
        operation: 'add',
        members: Array.from({ length: 500 }, (_, at) => String(at).repeat(500)),
      }),
    ),
    change(
      'replaceRoleAssignments of empty objects',
      'PATCH',
      '/v2/admin/role-assignments',
      filled('{"data":{"type":"role-assignments","attributes":{"assignments":[', () => '{}', ']}}}'),
    ),
    change(
      'replaceRoleAssignments of one user',
      'PATCH',
      '/v2/admin/role-assignments',
      attributes('role-assignments', {
        assignments: Array.from({ length: 500 }, () => ({ userId: '1'.repeat(900), roleId: '1' })),
      }),
    ),
  ];
}

function imports(): Expensive[] {
  const send = (
    name: string,
    path: string,
    rows: number,
    row: (at: number) => string,
    tenant = 'large',
  ): Expensive => ({
    name,
    request: () => {
      const lines = Array.from({ length: rows }, (_, at) => row(at));
      const content = `email,firstName,lastName,departments\n${lines.join('\n')}\n`;
      return {
        method: 'POST',
        path,
        tenant,
        headers: formType,
        body: form([{ head: fileHead('users.csv'), content }]),
      };
    },
  });
  const plan = async (client: Client, mode: object) => {
    await client.send({
      method: 'PUT',
      path: '/_sandbox/tenants/large/job-plans/user-import',
      headers: json,
      body: JSON.stringify(mode),
    });
  };
  let faulty = '';
  const user = (at: number) => `n${at}@new.example,Ada,Person ${at},`;
  const path = '/v2/admin/users/import';
  const end: Expensive['request'] = { path: '/v2/admin/users/import/1', tenant: 'large' };
  const importAtOnce = async (client: Client, row: (at: number) => string): Promise<string> => {
    await plan(client, { mode: 'immediate' });
    const sent = send('', path, 50_000, row).request;
    const { text } = await client.send(typeof sent === 'function' ? sent() : sent);
    return JSON.parse(text).data.id;
  };
  return [
    {
      ...send('importUsers of 50,000 rows', path, 50_000, user),
      prepare: (client) => plan(client, { mode: 'manual' }),
    },
    send(
      'importUsers of long cells',
      path,
      100,
      (at) => `n${at}@new.example,${'a'.repeat(32_000)},b,"${'x//'.repeat(10_000)}"`,
    ),
    send('importUsers without a column', path, 1, () => 'a'),
    {
      name: 'an import of 50,000 rows ends',
      prepare: (client) => importAtOnce(client, user),
      request: end,
    },
    {
      name: 'an import of 50,000 rows at fault ends',
      prepare: async (client) => {
        faulty = await importAtOnce(client, (at) => `nobody ${at},a,b,c`);
      },
      request: end,
    },
    send(
      'importUsers with a deep path',
      path,
      2,
      (at) => `n${at}@new.example,a,b,${Array.from({ length: 5_000 }, (_, name) => `d${name + 1}`).join('//')}`,
      'deep',
    ),
    {
      name: 'the import with a deep path ends',
      prepare: () => new Promise((resolve) => setTimeout(resolve, 300)),
      request: { path: '/v2/admin/users/import/1', tenant: 'deep' },
    },
    {
      name: 'readUserImportErrors of 50,000 rows',
      request: () => ({ path: `${path}/${faulty}/errors`, tenant: 'large' }),
      status: 200,
    },
    { name: 'listUserImports', request: { path: `${path}?page[size]=200`, tenant: 'large' } },
  ];
}

function jobs(): Expensive[] {
  return [
    {
      name: 'the deletion of 5,000 departments with 60,000 links ends',
      prepare: async (client) => {
        await client.send({
          method: 'PUT',
          path: '/_sandbox/tenants/subtree/job-plans/department%20delete',
          headers: json,
          body: '{"mode":"manual"}',
        });
        await client.send({ method: 'DELETE', path: '/v2/admin/departments/1', tenant: 'subtree' });
      },
      request: { method: 'POST', path: '/_sandbox/tenants/subtree/jobs/1/advance', headers: json, body: '{}' },
    },
    {
      name: 'its second transition',
      request: { method: 'POST', path: '/_sandbox/tenants/subtree/jobs/1/advance', headers: json, body: '{}' },
    },
    { name: 'readJob of that deletion', request: { path: '/v2/admin/jobs/1', tenant: 'subtree' } },
  ];
}
