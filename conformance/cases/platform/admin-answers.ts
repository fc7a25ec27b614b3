import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { isObject, parseJson } from '../../json.ts';
import { deletable } from '../departments/steps.ts';
import { setMembers } from '../members/steps.ts';
import { written } from '../written.ts';

export const adminAnswersValid = written({
  'admin-answers-valid-department': async (api) => {
    const id = await api.department();
    await setMembers(api, id, 'add', await api.users(1));
    api.expect.status(
      await api.call('updateDepartment', { id, name: api.name('New') }),
      200,
      'The update is answered with 200',
    );
    api.expect.status(await api.call('readDepartment', { id }), 200, 'The read is answered with 200');
  },
  'admin-answers-valid-top-level': async (api) => {
    const id = await api.department(api.name('Below'), await api.department());
    api.expect.status(
      await api.call('updateDepartment', { id, parentDepartment: null }),
      200,
      'The move is answered with 200',
    );
    const read = await api.call('readDepartment', { id });
    const { depth, parentDepartment = null } = read.values;
    api.expect.equal(
      { depth, parentDepartment },
      { depth: 1, parentDepartment: null },
      'The department is at the top level',
      read,
    );
  },
  'admin-answers-valid-users': async (api) => {
    api.expect.status(await api.call('listUsers', { includeDeleted: true }), 200, 'All users are listed');
    const reply = await api.call('listUsers', { email: 'nobody@nowhere.example' });
    api.expect.equal(reply.values.items, [], 'A filter without matches returns an empty list', reply);
  },
  'admin-answers-valid-access': async (api) => {
    const { id: folderId } = await api.existing('folder');
    api.expect.status(await api.call('readAccess', { type: 'folder', folderId }), 200, 'The access list is returned');
  },
  'admin-answers-valid-roles': async (api) => {
    api.expect.status(await api.call('listRoles', { type: 'custom' }), 200, 'The roles are listed');
  },
});

async function threeChildren(api: Api): Promise<string> {
  const parent = await api.department();
  for (const name of ['Beta', 'alpha', 'Alpha']) await api.department(name, parent);
  return parent;
}

function bodyOf({ exchange }: Reply<'listDepartments'>): Record<string, unknown> {
  const body = parseJson(exchange.responseBody ?? '');
  return isObject(body) ? body : {};
}

export const adminAnswers = written({
  'admin-answers-created-location': async (api) => {
    const reply = await api.call('createDepartment', { name: api.name('Located') });
    api.expect.status(reply, 201, 'The creation of a department is accepted');
    mustLeadTo(api, `/v2/admin/departments/${reply.values.id}`, reply);
  },
  'admin-answers-acknowledgement': async (api) => {
    const reply = await api.call('deleteDepartment', { id: await deletable(api) });
    api.expect.status(reply, 202, 'A deletion is accepted');
    mustLeadTo(api, `/v2/admin/jobs/${reply.values.jobId}`, reply);
    api.expect.equal(reply.headers['retry-after'], '1', 'The header Retry-After is one second', reply);
  },
  'admin-answers-challenge': async (api) => {
    const reply = await api.call('listDepartments', {}, 'nobody');
    api.expect.status(reply, 401, 'A request without a token is refused');
    const challenge = reply.headers['www-authenticate'] ?? '';
    const values = [{ 'WWW-Authenticate': 'Bearer…' }, { 'WWW-Authenticate': challenge || null }] as const;
    api.expect.true(challenge.startsWith('Bearer'), 'The response asks for a bearer token', reply, values);
  },
  'admin-answers-order': async (api) => {
    const reply = await api.call('listDepartments', { id: await threeChildren(api) });
    const names = reply.values.items?.map(({ name }) => name);
    api.expect.equal(names, ['Alpha', 'Beta', 'alpha'], 'The names are in code point order', reply);
  },
  'admin-answers-pages': async (api) => {
    const id = await threeChildren(api);
    for (const [number, names] of [
      ['1', ['Alpha', 'Beta']],
      ['2', ['alpha']],
      ['3', []],
    ] as const) {
      const query = [
        ['page[number]', number],
        ['page[size]', '2'],
      ] as const;
      const reply = await api.send('listDepartments', { id }, { query });
      api.expect.status(reply, 200, `Page ${number} is given`);
      api.expect.equal(
        reply.values.items?.map(({ name }) => name),
        names,
        `Page ${number} contains its entries`,
        reply,
      );
      const { meta } = bodyOf(reply);
      api.expect.equal(isObject(meta) ? meta['total'] : meta, 3, 'meta.total is the number of all entries', reply);
    }
  },
  'admin-answers-walk': async (api) => {
    const parent = await api.department();
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push(await api.department(name, parent));
    let reply = await api.send('listDepartments', { id: parent }, { query: [['page[size]', '1']] });
    const found = [reply.values.items?.[0]?.id];
    const [, , id = ''] = ids;
    api.expect.accepted(await api.call('updateDepartment', { id, name: '0' }), 'The department is renamed');
    for (let query = nextPage(reply); query.length > 0 && found.length < 9; query = nextPage(reply)) {
      reply = await api.send('listDepartments', { id: parent }, { query });
      found.push(reply.values.items?.[0]?.id);
    }
    const missing = ids.filter((each) => !found.includes(each));
    api.expect.equal(missing, [], 'A client that follows next finds every department', reply);
  },
});

function nextPage(reply: Reply<'listDepartments'>): [string, string][] {
  const { links } = bodyOf(reply);
  const next = isObject(links) ? links['next'] : undefined;
  const { searchParams } = new URL(typeof next === 'string' ? next : '', 'http://target');
  return [...searchParams].filter(([name]) => name.startsWith('page['));
}

function mustLeadTo({ expect }: Api, path: string, reply: Reply<OperationId>): void {
  const location = reply.headers['location'] ?? '';
  const values = [{ Location: `…${path}` }, { Location: location || null }] as const;
  expect.true(location.endsWith(path), 'The response names the place of the object or the job', reply, values);
}
