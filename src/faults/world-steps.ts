import type { JsonObject } from '../contract/is-object.ts';
import type { Collection } from '../tenant/collection.ts';
import { findById } from '../tenant/ids.ts';
import type { DepartmentRow, JobKind, JobRow, RoleRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { FaultHooks, TransitionEffect } from './contract-fault.ts';

export function endedJob(
  { tenantData, before, machine, subject }: TransitionEffect,
  kind: JobKind,
): JobRow | undefined {
  const job = machine === 'job' ? findById(tenantData.rows.jobs, subject) : undefined;
  const ended = job?.status === 'succeeded' || job?.status === 'failed';
  return ended && job.kind === kind && findById(before.rows.jobs, subject)?.status !== job.status ? job : undefined;
}

export function afterJob(
  kind: JobKind,
  edit: (effect: TransitionEffect, job: JobRow) => boolean,
): Pick<FaultHooks, 'afterTransition'> {
  return {
    afterTransition: (effect) => {
      const job = endedJob(effect, kind);
      return job !== undefined && edit(effect, job);
    },
  };
}

type Rows<Row extends object> = Pick<Collection<Row, never>, 'get' | 'list' | 'keyOf' | 'putAll' | 'deleteAll'>;

/** Undoes the changes and deletions since `before`. Returns whether there were any. */
export function putBack<Row extends object>(
  now: Rows<Row>,
  before: Rows<Row>,
  isWanted: (row: Row) => boolean = () => true,
): boolean {
  const lost = before.list().filter((row) => isWanted(row) && now.get(before.keyOf(row)) !== row);
  now.putAll(lost);
  return lost.length > 0;
}

/** Deletes the rows that are new since `before`. Returns whether there were any. */
export function takeNew<Row extends object>(now: Rows<Row>, before: Rows<Row>): boolean {
  const added = now.list().filter((row) => !before.get(now.keyOf(row)));
  now.deleteAll(added.map((row) => now.keyOf(row)));
  return added.length > 0;
}

/** Returns whether the department had members. */
export function removeMembers({ rows: { users } }: TenantData, id: string): boolean {
  const members = users.find('byDepartment', [Number(id)]);
  for (const user of members) users.put({ ...user, departments: user.departments.filter((each) => each !== id) });
  return members.length > 0;
}

export function listedDepartment({ id, name, parentDepartment }: DepartmentRow): JsonObject {
  const attributes = { name, parentDepartment, path: name, depth: 1, memberCount: 0 };
  return { type: 'departments', id, attributes, links: { self: `/v2/admin/departments/${id}` } };
}

export function childRows({ rows }: TenantData, parent: string | null): DepartmentRow[] {
  return rows.departments.find('byParent', [parent === null ? null : Number(parent)]);
}

export function siblingsOf(tenantData: TenantData, { id, parentDepartment }: DepartmentRow): DepartmentRow[] {
  return childRows(tenantData, parentDepartment).filter((row) => row.id !== id);
}

export function descendantsOf(tenantData: TenantData, id: string): DepartmentRow[] {
  return childRows(tenantData, id).flatMap((child) => [child, ...descendantsOf(tenantData, child.id)]);
}

export function goneDepartments({ tenantData, before }: TransitionEffect): DepartmentRow[] {
  return before.rows.departments.list().filter(({ id }) => !findById(tenantData.rows.departments, id));
}

export function countMembers({ rows }: TenantData, department: string): number {
  return rows.users.count('byDepartmentAndStatus', [Number(department), 'active']);
}

export function customRoles({ rows }: TenantData): RoleRow[] {
  return rows.roles.list().filter(({ type }) => type === 'custom');
}
