import { enums } from '../../../src/contract/generated/enums.ts';
import { limits } from '../../../src/contract/generated/limits.ts';
import { filled, json, longText, manyMembers } from './bodies.ts';
import { change, control, type Expensive, get, named, type Wanted } from './expensive.ts';
import { seedRequests } from './seeds.ts';

export function controlRequests(): Expensive[] {
  return [
    ...states(),
    ...seedRequests(),
    ...snapshots(),
    ...uploads(),
    ...journals(),
    ...faults(),
    ...clocks(),
    ...tenants(),
  ];
}

const read = (path: string) => get(`/_sandbox/tenants/${path}`);

function states(): Expensive[] {
  const rows = [
    ['large', 'users'],
    ['large', 'departments'],
    ['large', 'grants'],
    ['library', 'documents'],
  ];
  return [
    ...['large', 'library', 'texts', 'deep', 'choices', 'subtree'].map((tenant) => ({
      name: `readTenantState of ${tenant}`,
      request: read(`${tenant}/state`),
    })),
    ...rows.map(([tenant, name]) => ({
      name: `listTenantRows: ${name} of ${tenant}`,
      request: read(`${tenant}/rows?collection=${name}&search=a&sort=-name&pageSize=200`),
    })),
  ];
}

function snapshots(): Expensive[] {
  const collections = ['users', 'documents', 'jobs', 'imports', 'provisions'];
  return ['large', 'library', 'texts'].flatMap((tenant) =>
    named(`of ${tenant}`, {
      createSnapshot: control('POST', `/${tenant}/snapshots`, { name: 'one' }),
      downloadSnapshot: read(`${tenant}/snapshots/one/archive`),
      restoreSnapshot: control('POST', `/${tenant}/snapshots/one/restore`),
      createTenant: control('POST', '', { id: `copy-of-${tenant}`, from: tenant }),
      'createTenant from a snapshot': control('POST', '', { id: `old-${tenant}`, from: tenant, snapshot: 'one' }),
      'resetTenant of the copy': control('POST', `/copy-of-${tenant}/reset`, {}),
      'resetTenant of the copy in parts': control('POST', `/copy-of-${tenant}/reset`, { collections }),
      'deleteTenant of the copy': { method: 'DELETE', path: `/_sandbox/tenants/copy-of-${tenant}` },
    }),
  );
}

function uploads(): Expensive[] {
  const upload = (lines: (string | object)[]): Wanted => ({
    ...control('PUT', '/plain/snapshots/uploaded/archive', lines.map((line) => `${text(line)}\n`).join('')),
    headers: { 'content-type': 'application/x-ndjson' },
  });
  const text = (line: string | object) => (typeof line === 'string' ? line : JSON.stringify(line));
  const head = (users: number) => ({
    format: 'contract-platform-world',
    version: 1,
    kit: '0.1.0',
    tenant: 'plain',
    takenAt: '2026-01-05T08:00:00.000Z',
    worldVersion: 1,
    rows: { users },
    files: 0,
  });
  return named('uploadSnapshot', {
    '100,000 users': () =>
      upload([head(100_000), ...Array.from({ length: 100_000 }, (_, at) => userLine(at)), '{"end":true}']),
    'a line of 60 MB': () => upload([head(0), `{"collection":"users","row":{"a":[0],[${'0,'.repeat(30_000_000)}0]}}`]),
    'a row of 60 MB': () =>
      upload([
        head(0),
        `{"collection":"provisions","row":{"name":"a","provisionTags":[${'"",'.repeat(20_000_000)}""]}}`,
      ]),
    'many short lines': () => upload([head(0), '{"bytes":""}\n'.repeat(100_000)]),
  });
}

function userLine(at: number): object {
  const names = { email: `p${at}@plain.example`, firstName: 'Ada', lastName: `Person ${at}`, jobTitle: null };
  const row = { id: String(at + 1), ...names, status: 'active', roleId: null, departments: ['1', '2', '3'] };
  const times = { lastLogin: null, createdAt: '2026-01-05T08:00:00.000Z', deletedAt: null };
  return { collection: 'users', row: { ...row, ...times } };
}

function journals(): Expensive[] {
  const journal = (name: string, filter: string, count: number, wanted: (at: number) => Wanted): Expensive => ({
    name: `readJournal of ${name}`,
    prepare: async (client) => {
      await client.send(control('PATCH', '/plain', { limits: { journalEntries: 10_000 } }));
      await client.repeat(count, wanted);
    },
    request: read(`plain/journal?limit=1000${filter}`),
  });
  const update = (body: string) => () => change('PATCH', '/documents/1', body, 'plain');
  const faulty = update(filled('{"fields":[', () => '{}', ']}', 65_000));
  const keys = filled('{"fields":[', () => '"key"', ']}', 65_000).slice(0, -2);
  const nowhere = (at: number) => `${`/${'documents-of-nobody'.repeat(10)}`.repeat(18)}${at}`;
  const longHead = (at: number) => ({ 'x-long': `${'eyJ-'.repeat(3_000)}${at}` });
  return [
    journal('bodies at fault', '', 60, faulty),
    journal('bodies at fault by verdict', '&verdict=kept', 20, faulty),
    journal('texts like tokens', '', 60, update(longText('{"a":', 'eyJ-', '}').slice(-60_000))),
    journal('texts like keys', '', 60, update(keys)),
    journal('long addresses', '', 400, (at) => get(`/v2/admin/users?${'a=eyJ-&'.repeat(1_800)}${at}`, 'plain')),
    journal('long headers', '', 400, (at) => ({ ...get('/fields', 'plain'), headers: longHead(at) })),
    journal('addresses that no operation has', '', 1_000, (at) => get(nowhere(at), 'plain')),
    journal('10,000 requests by status', '&status=599', 10_000, (at) => get(`/fields?${at}`, 'plain')),
    journal('10,000 requests by verdict', '&verdict=broken', 20, (at) => get(`/fields?${at}`, 'plain')),
    {
      name: 'readOwnJournal of addresses that no operation has',
      prepare: (client) => client.repeat(1_000, (at) => get(nowhere(at))),
      request: get('/_sandbox/journal?limit=1000'),
    },
    { name: 'readMetrics', request: get('/_sandbox/metrics') },
    { name: 'readJournal of a long operation', request: read(`plain/journal?operation=${'a'.repeat(14_000)}`) },
  ];
}

function faults(): Expensive[] {
  const delay = { name: 'delay', for: '0ms', share: 0.5, times: 1_000 };
  return [
    {
      name: 'a request through 3,000 faults',
      prepare: (client) => client.repeat(3_000, () => control('POST', '/plain/faults', delay)),
      request: get('/fields', 'plain'),
    },
    ...named('faults', {
      'list 3,000': read('plain/faults'),
      'delete none': { method: 'DELETE', ...read(`plain/faults/${'9'.repeat(14_000)}`) },
      'clear 3,000': { method: 'DELETE', ...read('plain/faults') },
      'list all available': get('/_sandbox/faults'),
    }),
  ];
}

function clocks(): Expensive[] {
  return named('work', {
    'advance by a year with 10,000 transitions': control('POST', '/busy/clock/advance', { by: '365d' }),
    'list all tenants': get('/_sandbox/tenants'),
    'list what is pending': read('busy/work?pending=true&limit=500'),
  });
}

/** The maximum numbers of users, departments and documents in one request that generates a tenant. */
const largestWorld = {
  users: limits.worldUsers,
  departments: limits.worldDepartments,
  documents: limits.worldDocuments,
};

function tenants(): Expensive[] {
  return [
    ...enums.WorldStory.map(
      (story): Expensive => ({
        name: `createTenant with generated data: ${story}`,
        prepare: (client) => client.send({ method: 'DELETE', path: '/_sandbox/tenants/generated' }),
        request: control('POST', '', { id: 'generated', world: { ...largestWorld, story } }),
        status: 201,
      }),
    ),
    ...named('updateTenant', {
      'many members': control('PATCH', '/plain', manyMembers),
      'a long rate': control('PATCH', '/plain', longText('{"rateLimit":{"requests":1,"per":', '1', '}}')),
    }),
    { name: 'console page', request: { ...get('/_sandbox/console/'), headers: json } },
  ];
}
