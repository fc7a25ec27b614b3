import { isObject } from '../../contract/is-object.ts';
import { findById } from '../../tenant/ids.ts';
import type { JobRow } from '../../tenant/rows.ts';
import type { FaultDefinitions, FaultHooks, OperationEffect, RawRequest, TransitionEffect } from '../contract-fault.ts';
import { listIn, textAt } from '../values.ts';
import { attributesOf, idInPath, refusing, sending, showing } from '../wire.ts';
import { afterJob, childRows, putBack, removeMembers } from '../world-steps.ts';

const membersIn = (body: unknown) => listIn(attributesOf(body), 'members').map(String);
const differentIn = (body: unknown) => [...new Set(membersIn(body))];

function refusingCount(which: (members: string[], different: string[]) => boolean): Pick<FaultHooks, 'request'> {
  return refusing(({ body }) => which(membersIn(body), differentIn(body)), 'MEMBER COUNT INVALID');
}

function withPayload({ tenantData, before }: OperationEffect, change: Readonly<Record<string, unknown>>): boolean {
  const { jobs } = tenantData.rows;
  const [job] = jobs.list(jobs.size - 1);
  if (!job || jobs.size === before.rows.jobs.size || !isObject(job.payload)) return false;
  jobs.put({ ...job, payload: { ...job.payload, ...change } });
  return true;
}

function undo({ tenantData, before }: TransitionEffect, which: (userId: string) => boolean, job?: JobRow): boolean {
  const isUndone = putBack(tenantData.rows.users, before.rows.users, ({ id }) => which(id));
  if (job) tenantData.rows.jobs.put(job);
  return job !== undefined || isUndone;
}

function afterChange(
  operation: 'add' | 'remove',
  edit: (effect: TransitionEffect, members: readonly unknown[], job: JobRow) => boolean,
): Pick<FaultHooks, 'afterTransition'> {
  return afterJob('members', (effect, job) => {
    return textAt(job.payload, 'operation') === operation && edit(effect, listIn(job.payload, 'members'), job);
  });
}

function linksTo(request: RawRequest, tenantData: TransitionEffect['tenantData']): number {
  const id = idInPath(request);
  const users = tenantData.rows.users.find('byDepartment', [Number(id)]);
  return users.reduce((sum, user) => sum + user.departments.filter((each) => each === id).length, 0);
}

export const memberFaults = {
  'members-add-of-two-fails': afterChange('add', (effect, members, job) =>
    members.length === 2 ? undo(effect, () => true, { ...job, status: 'failed' }) : false,
  ),
  'members-remove-leaves-last': afterChange('remove', (effect, members) =>
    members.length > 1 ? undo(effect, (id) => id === members.at(-1)) : false,
  ),
  'members-remove-takes-all': afterChange('remove', ({ tenantData }, _members, { payload }) =>
    removeMembers(tenantData, textAt(payload, 'departmentId') ?? ''),
  ),
  'members-0-accepted': sending((attributes) =>
    listIn(attributes, 'members').length === 0 ? { ...attributes, operation: 'remove', members: ['1'] } : undefined,
  ),
  'members-1-forgotten': {
    afterOperation: (effect) =>
      membersIn(effect.body).length === 1 &&
      childRows(effect.tenantData, effect.path['departmentId'] ?? '').length === 0
        ? withPayload(effect, { operation: 'remove' })
        : false,
  },
  'members-500-refused': refusingCount(({ length }) => length === 500),
  'members-501-accepted': sending((attributes) => {
    const members = [...new Set(listIn(attributes, 'members'))];
    return members.length === 501 ? { ...attributes, members: members.slice(0, 500) } : undefined;
  }),
  'members-duplicates-counted': refusingCount((members, different) => members.length > 500 && different.length <= 500),
  'members-duplicates-linked-twice': {
    afterOperation: (effect) => {
      const members = membersIn(effect.body);
      const doubled = members.length <= 10 && members.length > new Set(members).size;
      return doubled && effect.operation === 'updateDepartmentMembers' ? withPayload(effect, { members }) : false;
    },
    ...afterJob('members', ({ tenantData: { rows } }, { payload }) => {
      const members = listIn(payload, 'members').map(String);
      const doubled = members.filter((id, at) => members.indexOf(id) !== at);
      const department = textAt(payload, 'departmentId') ?? '';
      for (const user of doubled.flatMap((id) => findById(rows.users, id) ?? []))
        rows.users.put({ ...user, departments: [...user.departments, department] });
      return doubled.length > 0;
    }),
    ...showing((attributes, { operation, request, tenantData }) => {
      const memberCount = operation === 'readDepartment' ? linksTo(request, tenantData) : 0;
      return memberCount > Number(attributes['memberCount']) ? { ...attributes, memberCount } : undefined;
    }),
  },
  'members-unknown-user-unreported': afterChange('add', ({ tenantData }, _members, job) => {
    const entries = job.result?.entries.filter(({ outcome }) => outcome === 'succeeded') ?? [];
    if (!job.result || entries.length === job.result.entries.length || entries.length === 0) return false;
    tenantData.rows.jobs.put({ ...job, result: { ...job.result, entries } });
    return true;
  }),
} satisfies FaultDefinitions;
