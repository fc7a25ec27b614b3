import { divisions, roles } from '../catalogue.ts';
import type { CompleteOrder } from '../order.ts';
import { type Person, peopleOf } from '../people.ts';
import type { History, ImportedUser } from './history.ts';

const months = 12;
const perMonth = 20;
const week = 7 * 24;

export function* growth(history: History, order: CompleteOrder): Generator<void> {
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
