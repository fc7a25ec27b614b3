import { enums } from '../../../../src/contract/generated/enums.ts';
import { limits } from '../../../../src/contract/generated/limits.ts';
import type { Client, Wanted } from '../client.ts';
import type { Expensive } from '../expensive.ts';
import { filled, json, longText, manyMembers } from './bodies.ts';
import { seeds } from './seeds.ts';

export function steeringRequests(): Expensive[] {
  return [...states(), ...seedRequests(), ...snapshots(), ...journals(), ...faultRequests(), ...clocks(), ...tenants()];
}

/** The maximum numbers of users, departments and documents in one request that generates a tenant. */
const largestWorld = {
  users: limits.worldUsers,
  departments: limits.worldDepartments,
  documents: limits.worldDocuments,
};

const post = (path: string, body: unknown, method = 'POST'): Wanted => ({
  method,
  path: `/_sandbox/tenants${path}`,
  headers: json,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

function states(): Expensive[] {
  return [
    ...['large', 'library', 'texts', 'deep', 'choices', 'subtree'].map((tenant) => ({
      name: `readTenantState of ${tenant}`,
      request: { path: `/_sandbox/tenants/${tenant}/state` },
    })),
    ...[...['users', 'departments', 'grants'].map((name) => ['large', name]), ['library', 'documents']].map(
      ([tenant, name]) => ({
        name: `listTenantRows: ${name} of ${tenant}`,
        request: { path: `/_sandbox/tenants/${tenant}/rows?collection=${name}&search=a&sort=-name&pageSize=200` },
      }),
    ),
  ];
}

function seedRequests(): Expensive[] {
  return seeds().map(({ name, body }) => ({
    name: `seedTenant: ${name}`,
    prepare: (client) => client.send(post('', { id: 'seeded' })),
    request: () => ({
      method: 'POST',
      path: '/_sandbox/tenants/seeded/seed',
      headers: { 'content-type': 'application/yaml' },
      body: body(),
    }),
  }));
}

function snapshots(): Expensive[] {
  const archives = new Map<string, string>();
  return [
    ...['large', 'library', 'texts'].flatMap((tenant): Expensive[] => [
      { name: `createSnapshot of ${tenant}`, request: post(`/${tenant}/snapshots`, { name: 'one' }) },
      { name: `downloadSnapshot of ${tenant}`, request: { path: `/_sandbox/tenants/${tenant}/snapshots/one/archive` } },
      { name: `restoreSnapshot of ${tenant}`, request: post(`/${tenant}/snapshots/one/restore`, '') },
      { name: `createTenant from ${tenant}`, request: post('', { id: `copy-of-${tenant}`, from: tenant }) },
      {
        name: `createTenant from a snapshot of ${tenant}`,
        request: post('', { id: `snapshot-of-${tenant}`, from: tenant, snapshot: 'one' }),
      },
      { name: `resetTenant ${tenant}-copy`, request: post(`/copy-of-${tenant}/reset`, {}) },
      {
        name: `resetTenant ${tenant}-copy in parts`,
        request: post(`/copy-of-${tenant}/reset`, {
          collections: ['users', 'documents', 'jobs', 'imports', 'provisions'],
        }),
      },
      {
        name: `deleteTenant copy of ${tenant}`,
        request: { method: 'DELETE', path: `/_sandbox/tenants/copy-of-${tenant}` },
      },
    ]),
    {
      name: 'uploadSnapshot of 100,000 users',
      prepare: async () => archives.set('large', archiveOf(100_000)),
      request: () => ({
        method: 'PUT',
        path: '/_sandbox/tenants/plain/snapshots/large/archive',
        headers: { 'content-type': 'application/x-ndjson' },
        body: archives.get('large') ?? '',
      }),
    },
    {
      name: 'uploadSnapshot with a line of 60 MB',
      request: () => ({
        method: 'PUT',
        path: '/_sandbox/tenants/plain/snapshots/line/archive',
        headers: { 'content-type': 'application/x-ndjson' },
        body: `${archiveOf(0).split('\n')[0]}\n{"collection":"users","row":{"a":${'[0],'.repeat(1)}[${'0,'.repeat(30_000_000)}0]}}\n`,
      }),
    },
    {
      name: 'uploadSnapshot with a row of 60 MB',
      request: () => ({
        method: 'PUT',
        path: '/_sandbox/tenants/plain/snapshots/line/archive',
        headers: { 'content-type': 'application/x-ndjson' },
        body: `${archiveOf(0).split('\n')[0]}\n{"collection":"provisions","row":{"name":"a","provisionTags":[${'"",'.repeat(20_000_000)}""]}}\n`,
      }),
    },
    {
      name: 'uploadSnapshot of many short lines',
      request: () => ({
        method: 'PUT',
        path: '/_sandbox/tenants/plain/snapshots/line/archive',
        headers: { 'content-type': 'application/x-ndjson' },
        body: `${archiveOf(0).split('\n')[0]}\n${'{"bytes":""}\n'.repeat(100_000)}`,
      }),
    },
  ];
}

function archiveOf(users: number): string {
  const head = {
    format: 'contract-platform-world',
    version: 1,
    kit: '0.1.0',
    tenant: 'plain',
    takenAt: '2026-01-05T08:00:00.000Z',
    worldVersion: 1,
    rows: { users },
    files: 0,
  };
  const rows = Array.from({ length: users }, (_, at) =>
    JSON.stringify({
      collection: 'users',
      row: {
        id: String(at + 1),
        email: `p${at}@plain.example`,
        firstName: 'Ada',
        lastName: `Person ${at}`,
        jobTitle: null,
        status: 'active',
        roleId: null,
        departments: ['1', '2', '3'],
        lastLogin: null,
        createdAt: '2026-01-05T08:00:00.000Z',
        deletedAt: null,
      },
    }),
  );
  return `${[JSON.stringify(head), ...rows, '{"end":true}'].join('\n')}\n`;
}

function journals(): Expensive[] {
  const much = async (
    client: Parameters<NonNullable<Expensive['prepare']>>[0],
    wanted: (at: number) => Wanted,
    count: number,
  ) => {
    await client.send(post('/plain', { limits: { journalEntries: 10_000 } }, 'PATCH'));
    for (let at = 0; at < count; at += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => client.send(wanted(at + more))));
  };
  const read = (name: string, filter: string, wanted: (at: number) => Wanted, count: number): Expensive => ({
    name: `readJournal ${name}`,
    prepare: (client) => much(client, wanted, count),
    request: { path: `/_sandbox/tenants/plain/journal?limit=1000${filter}` },
  });
  const body = filled('{"fields":[', () => '{}', ']}', 65_000);
  const tokens = longText('{"a":', 'eyJ-', '}').slice(-60_000);
  const keys = filled('{"fields":[', () => '"key"', ']}', 65_000);
  return [
    read(
      'of bodies at fault',
      '',
      () => ({ method: 'PATCH', path: '/documents/1', tenant: 'plain', headers: json, body }),
      60,
    ),
    read(
      'of bodies at fault by verdict',
      '&verdict=kept',
      () => ({ method: 'PATCH', path: '/documents/1', tenant: 'plain', headers: json, body }),
      20,
    ),
    read(
      'of texts like tokens',
      '',
      () => ({ method: 'PATCH', path: '/documents/1', tenant: 'plain', headers: json, body: tokens }),
      60,
    ),
    read(
      'of texts like keys',
      '',
      () => ({ method: 'PATCH', path: '/documents/1', tenant: 'plain', headers: json, body: keys.slice(0, -2) }),
      60,
    ),
    read(
      'of long addresses',
      '',
      (at) => ({ path: `/v2/admin/users?${'a=eyJ-&'.repeat(1_800)}${at}`, tenant: 'plain' }),
      400,
    ),
    read(
      'of long headers',
      '',
      (at) => ({ path: '/fields', tenant: 'plain', headers: { 'x-long': `${'eyJ-'.repeat(3_000)}${at}` } }),
      400,
    ),
    read(
      'of addresses that no operation has',
      '',
      (at) => ({ path: `${`/${'documents-of-nobody'.repeat(10)}`.repeat(18)}${at}`, tenant: 'plain' }),
      1_000,
    ),
    read('of 10,000 requests by status', '&status=599', (at) => ({ path: `/fields?${at}`, tenant: 'plain' }), 10_000),
    read('of 10,000 requests by verdict', '&verdict=broken', (at) => ({ path: `/fields?${at}`, tenant: 'plain' }), 20),
    {
      name: 'readOwnJournal of addresses that no operation has',
      prepare: (client) =>
        much(client, (at) => ({ path: `${`/${'documents-of-nobody'.repeat(10)}`.repeat(18)}${at}` }), 1_000),
      request: { path: '/_sandbox/journal?limit=1000' },
    },
    { name: 'readMetrics', request: { path: '/_sandbox/metrics' } },
    {
      name: 'readJournal with a long operation',
      request: { path: `/_sandbox/tenants/plain/journal?operation=${'a'.repeat(14_000)}` },
    },
  ];
}

function faultRequests(): Expensive[] {
  return [
    { name: 'createTenantFault of members', request: post('/plain/faults', manyMembers) },
    { name: 'createTenantFault with a long name', request: post('/plain/faults', longText('{"name":', 'a', '}')) },
    {
      name: 'createTenantFault with a long code',
      request: post('/plain/faults', longText('{"name":"status","code":', 'A ', '}')),
    },
    {
      name: 'a request through 3,000 faults',
      prepare: async (client) => {
        for (let at = 0; at < 3_000; at += 20)
          await Promise.all(
            Array.from({ length: 20 }, () =>
              client.send(post('/plain/faults', { name: 'delay', for: '0ms', share: 0.5, times: 1_000 })),
            ),
          );
      },
      request: { path: '/fields', tenant: 'plain' },
    },
    { name: 'listTenantFaults of 3,000', request: { path: '/_sandbox/tenants/plain/faults' } },
    {
      name: 'deleteTenantFault of none',
      request: { method: 'DELETE', path: `/_sandbox/tenants/plain/faults/${'9'.repeat(14_000)}` },
    },
    { name: 'clearTenantFaults of 3,000', request: { method: 'DELETE', path: '/_sandbox/tenants/plain/faults' } },
    { name: 'listFaults', request: { path: '/_sandbox/faults' } },
  ];
}

function clocks(): Expensive[] {
  return [
    { name: 'advanceClock by a year with 10,000 transitions', request: post('/busy/clock/advance', { by: '365d' }) },
    { name: 'advanceClock by a long text', request: post('/busy/clock/advance', longText('{"by":', '1', '}')) },
    { name: 'setClock to a long text', request: post('/busy/clock/set', longText('{"now":', '1', '}')) },
    { name: 'listTenants', request: { path: '/_sandbox/tenants' } },
    { name: 'listTenantWork that is pending', request: { path: '/_sandbox/tenants/busy/work?pending=true&limit=500' } },
  ];
}

function tenants(): Expensive[] {
  return [
    { name: 'createTenant with a long id', request: post('', longText('{"id":', 'a-', '}')) },
    { name: 'createTenant of members', request: post('', manyMembers) },
    ...enums.WorldStory.map((story) => ({
      name: `createTenant with generated data: ${story}`,
      prepare: (client: Client) => client.send({ method: 'DELETE', path: '/_sandbox/tenants/generated' }),
      request: post('', { id: 'generated', world: { ...largestWorld, story } }),
      status: 201,
    })),
    { name: 'updateTenant of members', request: post('/plain', manyMembers, 'PATCH') },
    {
      name: 'updateTenant with a long rate',
      request: post('/plain', longText('{"rateLimit":{"requests":1,"per":', '1', '}}'), 'PATCH'),
    },
    {
      name: 'setJobPlan with a long code',
      request: post('/plain/job-plans/access', longText('{"mode":"manual","outcome":"fail","code":', 'A ', '}'), 'PUT'),
    },
    {
      name: 'resetTenant with many collections',
      request: post(
        '/plain/reset',
        filled('{"collections":[', () => '"jobs"', ']}'),
      ),
    },
    { name: 'console page', request: { path: '/_sandbox/console/' } },
  ];
}
