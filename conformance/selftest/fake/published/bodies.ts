import type { ShownDepartment } from '../service/department-views.ts';
import type { Answer } from '../service/start.ts';
import type { Job, Tenant, User } from '../service/tenant.ts';

const createdAt = '2026-01-05T08:00:00Z';

export function departmentBody({ id, name, parent, names, depth, count }: ShownDepartment) {
  const attributes = { name, parentDepartment: parent, path: names.join('//'), depth, memberCount: count };
  return { type: 'departments', id, attributes, links: { self: `/v2/admin/departments/${id}` } };
}

export function userBody(tenant: Tenant, { id, email, deleted, roleId }: User) {
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

export function jobBody({ id, kind, outcome }: Job) {
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

export function acknowledged({ id, kind, status }: Job): Answer {
  const self = `/v2/admin/jobs/${id}`;
  const data = { type: 'jobs', id, attributes: { kind, status: 'queued', createdAt }, links: { self } };
  return { status, headers: { location: self, 'retry-after': '1' }, body: { data } };
}

export function pageOf(items: readonly object[], path: string, query: URLSearchParams): Answer {
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
