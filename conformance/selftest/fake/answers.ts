import type { Department, FakeWorld, Job } from './world.ts';

export interface FakeAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A refusal, thrown from anywhere in an operation. */
export class Refusal extends Error {
  readonly answer: FakeAnswer;

  constructor(status: number, code: string) {
    super(code);
    const error = { status: String(status), code, title: 'Refused', detail: `It was refused: ${code.toLowerCase()}.` };
    this.answer = { status, body: { errors: [error] } };
  }
}

export function departmentBody(world: FakeWorld, department: Department) {
  const { id, name, parent: parentDepartment } = department;
  const line = world.line(department);
  const counted = world.has('member-count-with-descendants') ? [department, ...world.descendants(id)] : [department];
  return {
    type: 'departments',
    id,
    attributes: {
      name,
      parentDepartment,
      path: line.map((each) => each.name).join('//'),
      depth: line.length - (world.has('depth-counts-from-zero') ? 1 : 0),
      memberCount: counted.reduce((sum, { members }) => sum + members.size, 0),
    },
    links: { self: `/v2/admin/departments/${id}` },
  };
}

export function userBody(world: FakeWorld, id: string) {
  const departments = [...world.departments.values()].filter(({ members }) => members.has(id));
  const attributes = {
    email: `person-${id}@example.com`,
    firstName: 'Person',
    lastName: id,
    fullName: `Person ${id}`,
    jobTitle: null,
    status: 'active',
    roleId: null,
    roleName: null,
    departments: departments.map((each) => each.id),
    lastLogin: null,
    createdAt: '2026-01-05T08:00:00Z',
    deletedAt: null,
  };
  return { type: 'users', id, attributes };
}

export function jobBody({ id, kind, createdAt, endedAt, entries }: Job) {
  const succeeded = entries.filter(({ outcome }) => outcome === 'succeeded').length;
  const total = entries.length;
  const failed = total > 0 && succeeded === 0;
  const attributes = {
    kind,
    status: endedAt === null ? 'running' : failed ? 'failed' : 'succeeded',
    createdAt,
    startedAt: createdAt,
    completedAt: endedAt,
    result: endedAt === null ? null : { total, succeeded, failed: total - succeeded, entries },
    errors:
      endedAt !== null && failed ? [{ code: 'NOTHING APPLIED', title: 'Nothing', detail: 'No entry applied.' }] : [],
  };
  return { type: 'jobs', id, attributes, links: { self: `/v2/admin/jobs/${id}` } };
}

export function acknowledgement({ id, kind, createdAt }: Job, status = 202): FakeAnswer {
  const self = `/v2/admin/jobs/${id}`;
  return {
    status,
    headers: { location: self, 'retry-after': '1' },
    body: { data: { type: 'jobs', id, attributes: { kind, status: 'queued', createdAt }, links: { self } } },
  };
}

export function listBody(items: unknown[], url: URL): FakeAnswer {
  const size = Number(url.searchParams.get('page[size]') ?? 50);
  const number = Number(url.searchParams.get('page[number]') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (page: number) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('page[number]', String(page));
    return `${url.pathname}?${query}`;
  };
  const links = {
    first: link(1),
    prev: number > 1 ? link(number - 1) : null,
    next: number < last ? link(number + 1) : null,
    last: link(last),
  };
  const data = items.slice((number - 1) * size, number * size);
  return { status: 200, body: { data, links, meta: { total: items.length } } };
}
