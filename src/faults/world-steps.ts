import { findById } from '../tenant/ids.ts';
import type { DepartmentRow, JobKind, JobRow, RoleRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { FaultHooks, TransitionEffect } from './contract-fault.ts';
import type { JsonObject } from './values.ts';

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

export function listedDepartment({ id, name, parentDepartment }: DepartmentRow): JsonObject {
  const attributes = { name, parentDepartment, path: name, depth: 1, memberCount: 0 };
  return { type: 'departments', id, attributes, links: { self: `/v2/admin/departments/${id}` } };
}

export function childrenOf({ rows }: TenantData, parent: string | null): DepartmentRow[] {
  return rows.departments.find('byParent', [parent === null ? null : Number(parent)]);
}

export function siblingsOf(tenantData: TenantData, { id, parentDepartment }: DepartmentRow): DepartmentRow[] {
  return childrenOf(tenantData, parentDepartment).filter((row) => row.id !== id);
}

export function descendantsOf(tenantData: TenantData, id: string): DepartmentRow[] {
  return childrenOf(tenantData, id).flatMap((child) => [child, ...descendantsOf(tenantData, child.id)]);
}

export function goneDepartments({ tenantData, before }: TransitionEffect): DepartmentRow[] {
  return before.rows.departments.list().filter(({ id }) => !findById(tenantData.rows.departments, id));
}

export function membersOf({ rows }: TenantData, department: string): number {
  return rows.users.count('byDepartmentAndStatus', [Number(department), 'active']);
}

export function customRoles({ rows }: TenantData): RoleRow[] {
  return rows.roles.list().filter(({ type }) => type === 'custom');
}
