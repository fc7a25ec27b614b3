import type { WorkKinds } from '../../jobs/due.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { divisions, roles } from '../catalogue.ts';
import type { CompleteOrder, HistoryName } from '../order.ts';
import { type Person, peopleOf } from '../people.ts';
import { History, type ImportedUser, unfinished } from './history.ts';
import { hostile } from './hostile.ts';

type Steps = (history: History, order: CompleteOrder) => Generator<void>;

const stories: Readonly<Record<HistoryName, Steps>> = { merger, reorganisation, growth, hostile };

const days = 120;

export function* runStory(tenantData: TenantData, order: CompleteOrder, machines: WorkKinds): Generator<void> {
  if (order.story === undefined) return;
  const history = new History(tenantData, order, machines, days);
  yield* stories[order.story](history, order);
  yield* leaveUnfinished(history);
}

function* leaveUnfinished(history: History): Generator<void> {
  const department = yield* history.department('Project Office', null);
  const members = history.users.slice(0, 5);
  const running = yield* history.job('members', { departmentId: department, operation: 'add', members }, unfinished);
  yield* history.advance(running);
  yield* history.job('members', { departmentId: department, operation: 'remove', members }, unfinished);
  const person = ['late.joiner@partner.example', 'Late', 'Joiner', 'Analyst', 'Project Office', '', ''] as const;
  yield* history.import('late-joiners.csv', [person], unfinished);
  yield* history.import('next-joiners.csv', [person], { isSummarized: true });
}

const months = 12;
const perMonth = 20;
const week = 7 * 24;

function* growth(history: History, order: CompleteOrder): Generator<void> {
  const person = peopleOf(order, 'people of the growth', 'newcomers.example');
  const top = yield* history.department('New Markets', null);
  for (let month = 1; month <= months; month++) {
    const name = divisions[month] ?? 'Office';
    const department = yield* history.department(name, top);
    const people = Array.from({ length: perMonth }, (_, index) => person(month * perMonth + index));
    const before = history.tenantData.rows.users.size;
    yield* history.import(
      `joiners-${String(month).padStart(2, '0')}.csv`,
      rowsOf(people, `New Markets//${name}`, month),
      {
        ...(month === 7 && { outcome: 'fail', code: 'JOB FAILED' }),
      },
    );
    yield* promote(history, before === history.tenantData.rows.users.size ? [] : newest(history, month));
    yield* openFolder(history, department, month);
    yield* history.wait(week);
  }
}

/** Every third spreadsheet has a row with an unknown role, which the import skips. */
function rowsOf(people: readonly Person[], path: string, month: number): ImportedUser[] {
  return people.map(({ email, firstName, lastName, jobTitle }, index): ImportedUser => {
    const role = month % 3 === 0 && index === 4 ? 'Night Watch' : (roles[index % 6]?.name ?? '');
    return [email, firstName, lastName, jobTitle, path, role, ''];
  });
}

function newest(history: History, month: number): string[] {
  const last = Number(history.tenantData.rows.sequences.get('users')?.next ?? 4) - 1;
  return [0, 1, 2].map((step) => String(Math.max(4, last - step - (month % 5))));
}

function* promote(history: History, users: readonly string[]): Generator<void> {
  const assignments = [...new Set(users)].map((userId, index) => ({ userId, roleId: String(index + 1) }));
  if (assignments.length > 0) yield* history.job('role-assignments', { assignments });
}

/** The folder `/Customers/2027` does not exist, so its job fails. */
function* openFolder(history: History, department: string, month: number): Generator<void> {
  const resource = { type: 'folder', path: `/Customers/${2022 + (month % 6)}` };
  const principal = { type: 'department', id: department };
  yield* history.job('access', { resource, operation: 'grant', principal, permission: 'view' });
}

const desks = ['Contracts Desk', 'Payments Desk', 'Travel Desk', 'Support Desk'] as const;

function* reorganisation(history: History): Generator<void> {
  const services = yield* history.department('Shared Services', null);
  const places = yield* history.departmentsBelow(services, desks);
  const closed = history.departments.slice(8, 12);
  for (const [index, departmentId] of closed.entries()) {
    yield* moveMembers(history, departmentId, places[index % places.length] ?? services);
  }
  yield* changeAccess(history, services);
  for (const departmentId of closed) yield* history.job('department delete', { departmentId });
  yield* moveTooLate(history, closed, services);
  yield* history.job(
    'department delete',
    { departmentId: places.at(-1) ?? services },
    { outcome: 'fail', code: 'JOB FAILED' },
  );
  yield* history.import('leavers.csv', leavers(history));
}

function* moveMembers(history: History, from: string, to: string): Generator<void> {
  const { users } = history.tenantData.rows;
  const found = users.find('byDepartmentAndStatus', [Number(from), 'active'], 0, 100).map(({ id }) => id);
  const members = found.length > 0 ? found : history.users.slice(0, 1);
  if (members.length === 0) return;
  yield* history.job('members', { departmentId: to, operation: 'add', members });
  yield* history.job('members', { departmentId: from, operation: 'remove', members });
}

function* changeAccess(history: History, services: string): Generator<void> {
  const resource = { type: 'folder', path: '/Suppliers' };
  const principal = { type: 'department', id: services };
  yield* history.job('access', { resource, operation: 'grant', principal, permission: 'edit' });
  const [first] = history.departments;
  if (first)
    yield* history.job('access', { resource, operation: 'revoke', principal: { type: 'department', id: first } });
  const unknown = { type: 'folder', path: '/Suppliers/1999' };
  yield* history.job('access', { resource: unknown, operation: 'grant', principal, permission: 'view' });
}

/** The jobs report errors: a deleted department, an unknown user and an unknown role. */
function* moveTooLate(history: History, closed: readonly string[], services: string): Generator<void> {
  const members = history.users.slice(0, 3);
  const [departmentId = '1'] = closed;
  yield* history.job('members', { departmentId, operation: 'add', members });
  yield* history.job('members', { departmentId: services, operation: 'add', members: [...members, '9999'] });
  const assignments = [...members, '9999'].map((userId, index) => ({ userId, roleId: index === 1 ? '99' : '2' }));
  yield* history.job('role-assignments', { assignments });
  yield* history.job('role-assignments', { assignments: [{ userId: '9999', roleId: '1' }] });
}

function leavers({ users, tenantData }: History): ImportedUser[] {
  const found = users.slice(40, 48).flatMap((id) => tenantData.rows.users.get(Number(id)) ?? []);
  const rows = found.map(({ email }): ImportedUser => [email, '', '', '', '', '', 'yes']);
  return [...rows, ['mover@partner.example', 'Mo', 'Ver', '', 'Closed Department', '', '']];
}

const company = 'Northwind Shipping';
const branches = ['Fleet', 'Harbor Services', 'Legal', 'Sales'] as const;

function* merger(history: History, order: CompleteOrder): Generator<void> {
  const top = yield* history.department(company, null);
  const [first = top, ...others] = yield* history.departmentsBelow(top, branches);
  const people = importedPeople(order);
  const summary = yield* history.import('northwind-people.csv', [...people, ...faulty(people)], { isSummarized: true });
  yield* history.acknowledge(summary);
  yield* history.import('northwind-people-corrected.csv', corrected());
  yield* history.import('northwind-archive.csv', people, { outcome: 'fail', code: 'JOB FAILED' });
  yield* history.cancel(yield* history.import('northwind-draft.csv', people, { isSummarized: true }));
  yield* giveAccess(history, top, first);
  yield* meet(history, others[0] ?? top);
  yield* assignRoles(history);
  yield* history.import('northwind-duplicates.csv', duplicates(history));
}

function importedPeople(order: CompleteOrder): ImportedUser[] {
  const person = peopleOf(order, 'people of the merger', 'northwind.example');
  return Array.from({ length: 60 }, (_, index): ImportedUser => {
    const { email, firstName, lastName, jobTitle } = person(index + 1);
    const department = index < 2 ? '' : `${company}//${branches[index % branches.length]}`;
    return [email, firstName, lastName, jobTitle, department, index === 2 ? '' : (roles[index % 6]?.name ?? ''), ''];
  });
}

/** The import skips rows with a repeated or missing e-mail address, or an unknown department or role. */
function faulty(people: readonly ImportedUser[]): ImportedUser[] {
  const repeated = people.slice(0, 1);
  return [
    ...repeated,
    ['', 'Nameless', 'Sailor', '', '', '', ''],
    ['harbor.master@northwind.example', 'Ada', 'Berg', '', `${company}//Pilots`, '', ''],
    ['first.mate@northwind.example', 'Jan', 'Holm', '', '', 'First Mate', ''],
  ];
}

function corrected(): ImportedUser[] {
  return [
    ['harbor.master@northwind.example', 'Ada', 'Berg', 'Harbor Master', `${company}//Harbor Services`, '', ''],
    ['first.mate@northwind.example', 'Jan', 'Holm', 'Mate', `${company}//Fleet`, roles[0]?.name ?? '', ''],
  ];
}

/** One of the jobs fails, because it revokes a permission that does not exist. */
function* giveAccess(history: History, top: string, first: string): Generator<void> {
  const principal = { type: 'department', id: top };
  yield* history.job('access', { resource: folder('/Suppliers'), operation: 'grant', principal, permission: 'view' });
  yield* history.job('access', { resource: folder('/Legal'), operation: 'grant', principal, permission: 'edit' });
  yield* history.job('access', { resource: folder('/Legal'), operation: 'replace', principal, permission: 'view' });
  const other = { type: 'department', id: first };
  yield* history.job('access', { resource: folder('/Customers'), operation: 'revoke', principal: other });
}

const folder = (path: string) => ({ type: 'folder', path });

/** The first job reports an error for two unknown users. The second job fails, because its only user is unknown. */
function* meet(history: History, departmentId: string): Generator<void> {
  const members = [...history.users.slice(0, 20), '9998', '9999'];
  yield* history.job('members', { departmentId, operation: 'add', members });
  yield* history.job('members', { departmentId, operation: 'add', members: ['9998'] });
}

/** One assignment fails, because its role does not exist. */
function* assignRoles(history: History): Generator<void> {
  const assignments = ['4', '5', '6'].map((userId, index) => ({ userId, roleId: index === 2 ? '99' : '1' }));
  yield* history.job('role-assignments', { assignments });
}

function duplicates(history: History): ImportedUser[] {
  const doubled = history.users.slice(20, 26).flatMap((id) => history.tenantData.rows.users.get(Number(id)) ?? []);
  return doubled.map(({ email }): ImportedUser => [email, '', '', '', '', '', 'yes']);
}
