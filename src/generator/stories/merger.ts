import { roles } from '../catalogue.ts';
import type { CompleteOrder } from '../order.ts';
import { peopleOf } from '../people.ts';
import type { History, ImportedUser } from './history.ts';

const company = 'Northwind Shipping';
const branches = ['Fleet', 'Harbor Services', 'Legal', 'Sales'] as const;

export function* merger(history: History, order: CompleteOrder): Generator<void> {
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
