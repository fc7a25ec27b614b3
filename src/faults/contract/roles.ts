import { findById } from '../../tenant/ids.ts';
import type { FaultDefinitions, FaultHooks, TransitionEffect } from '../contract-fault.ts';
import { listIn, textAt, without } from '../values.ts';
import { attributesOf, listing, refusing, sending } from '../wire.ts';
import { afterJob, customRoles, putBack } from '../world-steps.ts';

const rowsIn = (body: unknown) => listIn(attributesOf(body), 'assignments');
const userIn = (row: unknown) => textAt(row, 'userId') ?? '';

function taking(change: (rows: readonly unknown[]) => readonly unknown[] | undefined): Pick<FaultHooks, 'request'> {
  return sending((attributes) => {
    const assignments = change(listIn(attributes, 'assignments'));
    return assignments && { ...attributes, assignments };
  });
}

function refusingCount(count: number): Pick<FaultHooks, 'request'> {
  return refusing(({ body }) => rowsIn(body).length === count, 'ASSIGNMENT COUNT INVALID');
}

function afterReplacement(
  edit: (effect: TransitionEffect, rows: readonly unknown[]) => boolean,
): Pick<FaultHooks, 'afterTransition'> {
  return afterJob('role-assignments', (effect, { status, payload }) => {
    return status === 'succeeded' && edit(effect, listIn(payload, 'assignments'));
  });
}

function firstRows(rows: readonly unknown[]): readonly unknown[] | undefined {
  const first = [...new Map(rows.toReversed().map((row) => [userIn(row), row])).values()].toReversed();
  return first.length < rows.length ? first : undefined;
}

function accepted(status: number) {
  const data = { type: 'roles', id: '999', attributes: { name: 'New', type: 'custom', description: null } };
  return { status, headers: { 'content-type': 'application/vnd.api+json' }, body: { data } };
}

export const roleFaults = {
  'role-assignments-forget-last': afterReplacement(
    ({ tenantData, before }, rows) =>
      rows.length > 1 && putBack(tenantData.rows.users, before.rows.users, ({ id }) => id === userIn(rows.at(-1))),
  ),
  'role-assignments-for-everybody': afterReplacement(({ tenantData }, rows) => {
    const roleId = rows.length === 1 ? textAt(rows[0], 'roleId') : undefined;
    if (roleId === undefined) return false;
    for (const user of tenantData.rows.users.list()) tenantData.rows.users.put({ ...user, roleId });
    return true;
  }),
  'role-assignments-0-accepted': taking((rows) =>
    rows.length === 0 ? [{ userId: '999999999', roleId: '1' }] : undefined,
  ),
  'role-assignments-1-refused': refusingCount(1),
  'role-assignments-500-refused': refusingCount(500),
  'role-assignments-501-accepted': taking((rows) => (rows.length === 501 ? rows.slice(0, 500) : undefined)),
  'role-assignments-user-twice-accepted': taking(firstRows),
  'role-assignments-user-twice-with-one-role-accepted': taking((rows) =>
    new Set(rows.map((row) => textAt(row, 'roleId'))).size === 1 ? firstRows(rows) : undefined,
  ),
  'role-of-list-not-assignable': refusing(({ body }, { tenantData }) => {
    const [first] = customRoles(tenantData);
    return rowsIn(body).some((row) => textAt(row, 'roleId') === first?.id);
  }),
  'role-assignments-sync-more': afterReplacement(({ tenantData }, rows) => {
    const people = rows.flatMap((row) => findById(tenantData.rows.directory, userIn(row)) ?? []);
    for (const person of people) tenantData.rows.directory.put({ ...person, costCenter: `${person.costCenter}0` });
    return people.length > 0;
  }),
  'role-assignments-not-synced': afterReplacement(({ tenantData, before }, rows) => {
    const assigned = new Set(rows.map(userIn));
    return putBack(tenantData.rows.directory, before.rows.directory, ({ userId }) => assigned.has(userId));
  }),
  'role-without-id-listed': listing('data', (items) =>
    items.map((item, at) => (at === items.length - 1 ? without(item, 'id') : item)),
  ),
  'role-taken-by-post': {
    unmatched: ({ method, path }) => (method === 'POST' && path === '/v2/admin/roles' ? accepted(201) : undefined),
  },
  'role-taken-by-delete': {
    unmatched: ({ method, path }) =>
      method === 'DELETE' && path.startsWith('/v2/admin/roles') ? accepted(200) : undefined,
  },
  'roles-of-other-tenants-listed': listing('data', (items, { neighbours }) => [
    ...items,
    ...neighbours()
      .flatMap(customRoles)
      .map(({ id, ...attributes }) => ({ type: 'roles', id, attributes })),
  ]),
} satisfies FaultDefinitions;
