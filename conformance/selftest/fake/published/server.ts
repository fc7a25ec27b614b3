import { isObject } from '../../../json.ts';
import { deleteDepartment } from '../service/deletion.ts';
import { namesTo } from '../service/department-tree.ts';
import { listDepartments, readDepartment, type ShownDepartment, showDepartment } from '../service/department-views.ts';
import { createDepartment, departmentOf, updateDepartment } from '../service/departments.ts';
import { listFields } from '../service/documents.ts';
import { readJob } from '../service/jobs.ts';
import { changeMembers } from '../service/members.ts';
import { Refusal } from '../service/refusal.ts';
import { type Call, callOf, type Route, route, routeOf, text } from '../service/routes.ts';
import { type Answer, type Asked, listen, type Running } from '../service/start.ts';
import { type Job, Tenant, type User } from '../service/tenant.ts';
import { areaOf, guard, type Key, Tokens } from '../service/tokens.ts';
import { listUsers } from '../service/users.ts';
import type { FaultName } from '../violations/index.ts';

const createdAt = '2026-01-05T08:00:00Z';

function departmentBody({ id, name, parent, names, depth, count }: ShownDepartment) {
  const attributes = { name, parentDepartment: parent, path: names.join('//'), depth, memberCount: count };
  return { type: 'departments', id, attributes, links: { self: `/v2/admin/departments/${id}` } };
}

function userBody(tenant: Tenant, { id, email, deleted, roleId }: User) {
  const departments = [...tenant.departments.values()].filter(({ members }) => members.has(id));
  const attributes = {
    email,
    firstName: null,
    lastName: null,
    fullName: email,
    jobTitle: null,
    status: deleted ? 'deleted' : 'active',
    roleId,
    roleName: tenant.roles.get(roleId)?.name ?? null,
    departments: departments.map((each) => each.id),
    lastLogin: null,
    createdAt,
    deletedAt: deleted ? createdAt : null,
  };
  return { type: 'users', id, attributes };
}

function jobBody({ id, kind, outcome }: Job) {
  const entries = outcome?.rows?.map((row) => ({ id: row.id, outcome: row.done ? 'succeeded' : 'failed' })) ?? [];
  const succeeded = entries.filter((each) => each.outcome === 'succeeded').length;
  const attributes = {
    kind,
    status: outcome === null ? 'running' : outcome.done ? 'succeeded' : 'failed',
    createdAt,
    startedAt: createdAt,
    completedAt: outcome && createdAt,
    result: outcome && { total: entries.length, succeeded, failed: entries.length - succeeded, entries },
    errors: outcome?.done === false ? [{ code: 'NOTHING APPLIED', title: 'Nothing', detail: 'No entry applied.' }] : [],
  };
  return { type: 'jobs', id, attributes, links: { self: `/v2/admin/jobs/${id}` } };
}

function acknowledged({ id, kind, status }: Job): Answer {
  const self = `/v2/admin/jobs/${id}`;
  const data = { type: 'jobs', id, attributes: { kind, status: 'queued', createdAt }, links: { self } };
  return { status, headers: { location: self, 'retry-after': '1' }, body: { data } };
}

function pageOf(items: readonly object[], path: string, query: URLSearchParams): Answer {
  const size = Number(query.get('page[size]') ?? 50);
  const number = Number(query.get('page[number]') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (page: number) => `${path}?${new URLSearchParams([...rest, ['page[number]', String(page)]])}`;
  const rest = [...query].filter(([name]) => name !== 'page[number]');
  const prev = number > 1 ? link(number - 1) : null;
  const links = { first: link(1), prev, next: number < last ? link(number + 1) : null, last: link(last) };
  const data = items.slice((number - 1) * size, number * size);
  return { status: 200, body: { data, links, meta: { total: items.length } } };
}

export const keys = {
  'fake-super-admin-key': 'owner',
  'fake-admin-key': 'admin',
  'fake-user-key': 'member',
} as const;

export interface FakeOptions {
  faults?: readonly FaultName[];
  users?: number;
}

const departments = '/v2/admin/departments';
const jsonApi = { 'content-type': 'application/vnd.api+json' };

const statuses: Record<Refusal['reason'], [number, string]> = {
  'no key': [403, 'API KEY UNKNOWN'],
  'no token': [401, 'TOKEN INVALID'],
  'not allowed': [403, 'ADMIN REQUIRED'],
  'not there': [404, 'NOT FOUND'],
  'broken rule': [400, 'INVALID VALUE'],
  taken: [409, 'DEPARTMENT NAME TAKEN'],
  'empty update': [400, 'DEPARTMENT PATCH EMPTY'],
  'not built': [501, 'NOT BUILT'],
};

/** Without injected faults, the fake server meets all requirements of the service description. */
export function startFakeServer({ faults = [], users = 30 }: FakeOptions = {}): Promise<Running> {
  const settings = { ids: 'number', jobReads: 1, accessControls: true, hr: false, trimsNames: true } as const;
  const tenant = new Tenant({ ...settings, name: 'main', users, faults, peers: [] });
  const tokens = new Tokens(
    new Map(Object.entries(keys).map(([key, role]): [string, Key] => [key, { key, tenant, role }])),
  );
  return listen((asked) => answer(tokens, asked), refused, 0);
}

function answer(tokens: Tokens, asked: Asked): Answer {
  if (/^(\/v2\/admin)?\/auth\/token$/.test(asked.path)) {
    const key = asked.header('x-api-key');
    if (key === undefined) throw new Refusal('no token', 'A key is wanted.');
    return { status: 200, body: { token: tokens.issue(key, asked.path.startsWith('/v2') ? 'admin' : 'documents') } };
  }
  const key = tokens.read(asked.header('authorization')?.replace('Bearer ', ''), areaOf(asked));
  const isAdmin = asked.path.startsWith('/v2/admin/');
  if (isAdmin) guard(key, areaOf(asked));
  const found = routeOf(routesFor(asked), asked);
  const { headers, ...answered } = found.answer(callOf(found, key.tenant, asked));
  return { ...answered, headers: { ...(isAdmin && jsonApi), ...headers } };
}

function refused({ reason, message, code: special }: Refusal): Answer {
  const [status, published] = statuses[reason];
  const headers = { ...jsonApi, ...(status === 401 && { 'www-authenticate': 'Bearer' }) };
  const error = { status: String(status), code: special ?? published, title: 'Refused', detail: message };
  return { status, headers, body: { errors: [error] } };
}

function routesFor({ path, query }: Asked): Route[] {
  return [
    route('GET', departments, ({ tenant }) => pageOf(listed(tenant, query), path, query)),
    route('POST', departments, (call) => {
      const data = departmentBody(showDepartment(call.tenant, createDepartment(call.tenant, wantedIn(call)), 'change'));
      return { status: 201, headers: { location: data.links.self }, body: { data } };
    }),
    route('GET', `${departments}/:`, ({ tenant, ids: [id = ''] }) => shown(tenant, id)),
    route('PATCH', `${departments}/:`, (call) => {
      const [id = ''] = call.ids;
      updateDepartment(call.tenant, id, wantedIn(call));
      return shown(call.tenant, id);
    }),
    route('DELETE', `${departments}/:`, ({ tenant, ids: [id = ''] }) => acknowledged(deleteDepartment(tenant, id))),
    route('PATCH', `${departments}/:/members`, (call) => {
      const { operation, members } = attributesOf(call);
      if (!Array.isArray(members)) throw new Refusal('broken rule', 'A list of members is wanted.');
      const job = changeMembers(call.tenant, call.ids[0] ?? '', String(operation), members.map(String));
      return acknowledged(job);
    }),
    route('GET', '/v2/admin/users', ({ tenant, query: filter }) => {
      const [id, email, department] = ['id', 'email', 'department'].map((name) => filter(`filter[${name}]`));
      const includeDeleted = filter('filter[includeDeleted]') === 'true' ? true : undefined;
      const users = listUsers(tenant, { id, email, department, includeDeleted });
      return pageOf(
        users.map((each) => userBody(tenant, each)),
        path,
        query,
      );
    }),
    route('GET', '/v2/admin/jobs/:', ({ tenant, ids: [id = ''] }) => {
      return { status: 200, body: { data: jobBody(readJob(tenant, id)) } };
    }),
    route('GET', '/fields', ({ tenant, query: parameter }) => fieldList(tenant, parameter('active'))),
  ];
}

function shown(tenant: Tenant, id: string): Answer {
  return { status: 200, body: { data: departmentBody(readDepartment(tenant, id)) } };
}

function listed(tenant: Tenant, query: URLSearchParams): object[] {
  const [id, path] = [query.get('filter[id]'), query.get('filter[path]')];
  if (id !== null && path !== null) throw new Refusal('broken rule', 'One filter, please.');
  const named = [...tenant.departments.values()].find((each) => namesTo(tenant, each).join('//') === path);
  const parent = path === null ? id : departmentOf(tenant, named?.id ?? '', 'list').id;
  if (parent !== null) departmentOf(tenant, parent, 'list');
  const nameOf = (each: ShownDepartment) => each.name ?? '';
  return listDepartments(tenant, parent)
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map(departmentBody);
}

function attributesOf({ json }: Call): Record<string, unknown> {
  const { data } = json;
  return isObject(data) && isObject(data['attributes']) ? data['attributes'] : {};
}

function wantedIn(call: Call) {
  const { name, parentDepartment: parent } = attributesOf(call);
  if (name !== undefined && typeof name !== 'string') throw new Refusal('broken rule', 'The name is a text.');
  return { name, parent: parent === null ? null : text(parent) };
}

function fieldList(tenant: Tenant, active: string | undefined): Answer {
  const fields = listFields(tenant, active).map((each) => field(each.name, each.active));
  return { status: 200, body: { count: fields.length, fields } };
}

function field(name: string, active: boolean) {
  return { name, label: name, type: 'string', helpText: null, active, allowedValues: [], section: null };
}
