import type { History, ImportedUser } from './history.ts';

const desks = ['Contracts Desk', 'Payments Desk', 'Travel Desk', 'Support Desk'] as const;

export function* reorganisation(history: History): Generator<void> {
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
