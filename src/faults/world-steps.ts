import { findById } from '../tenant/ids.ts';
import type { DepartmentRow, JobKind, JobRow, RoleRow } from '../tenant/rows.ts';
import type { World } from '../tenant/world.ts';
import type { TransitionEffect } from './contract-fault.ts';

/** If a status change ended a job of the given kind, returns the job. Otherwise, returns undefined. */
export function endedJob({ world, before, machine, subject }: TransitionEffect, kind: JobKind): JobRow | undefined {
  const job = machine === 'job' ? findById(world.rows.jobs, subject) : undefined;
  const ended = job?.status === 'succeeded' || job?.status === 'failed';
  return ended && job.kind === kind && findById(before.rows.jobs, subject)?.status !== job.status ? job : undefined;
}

export function childrenOf({ rows }: World, parent: string | null): DepartmentRow[] {
  return rows.departments.find('byParent', [parent === null ? null : Number(parent)]);
}

export function siblingsOf(world: World, { id, parentDepartment }: DepartmentRow): DepartmentRow[] {
  return childrenOf(world, parentDepartment).filter((row) => row.id !== id);
}

export function descendantsOf(world: World, id: string): DepartmentRow[] {
  return childrenOf(world, id).flatMap((child) => [child, ...descendantsOf(world, child.id)]);
}

export function goneDepartments({ world, before }: TransitionEffect): DepartmentRow[] {
  return before.rows.departments.list().filter(({ id }) => !findById(world.rows.departments, id));
}

export function membersOf({ rows }: World, department: string): number {
  return rows.users.count('byDepartmentAndStatus', [Number(department), 'active']);
}

export function customRoles({ rows }: World): RoleRow[] {
  return rows.roles.list().filter(({ type }) => type === 'custom');
}
