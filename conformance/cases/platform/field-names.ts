import type { OperationId } from '../../canonical/operations.ts';
import { type Case, stated } from '../../case/case.ts';
import { Failure } from '../../case/failure.ts';
import { fill } from '../../target/template.ts';
import type { Binding } from '../../target/types.ts';

/** For each operation: the field names that the service description defines for the response. */
const read: readonly (readonly [OperationId, readonly string[]])[] = [
  ['readDepartment', ['name', 'parentDepartment', 'path', 'depth', 'memberCount']],
  ['readAccess', ['accessList']],
];

const sent: readonly (readonly [OperationId, readonly string[], Readonly<Record<string, unknown>>])[] = [
  ['updateDepartmentMembers', ['members'], { departmentId: '1', operation: 'add', members: ['1'] }],
  ['replaceRoleAssignments', ['assignments', 'userId', 'roleId'], { assignments: [{ userId: '1', roleId: '2' }] }],
];

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

function judgeRead({ answer = {}, read: readByFunction }: Binding, names: readonly string[]): void {
  const texts = textsIn(Object.values(answer));
  const text = [...texts, String(readByFunction ?? '')].join(' ');
  refuseMissing(
    names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)),
    names,
    texts,
  );
}

function judgeSent(
  { body = {}, prepare }: Binding,
  names: readonly string[],
  inputs: Readonly<Record<string, unknown>>,
): void {
  const found = namesIn(fill(body, inputs));
  const byFunction = String(prepare ?? '');
  refuseMissing(
    names.filter((name) => !found.includes(name) && !byFunction.includes(name)),
    names,
    found,
  );
}

function refuseMissing(missing: readonly string[], expected: readonly string[], found: readonly string[]): void {
  if (missing.length > 0) throw new Failure(`the binding has no ${missing.join(', ')}`, expected, found, null);
}

function nameCase(operation: OperationId, judge: (binding: Binding) => void): Case {
  return stated({
    id: `field-names-${operation}`,
    requirement: 'field-names',
    title: `The fields of ${operation} have the stated spelling`,
    operations: [operation],
    readOnly: true,
    byBinding: true,
    run: async (api) => judge(api.bound(operation)),
  });
}

/** Test cases that compare the field names in the target file with the service description. */
export const fieldNames: readonly Case[] = [
  ...read.map(([operation, names]) => nameCase(operation, (binding) => judgeRead(binding, names))),
  ...sent.map(([operation, names, inputs]) => nameCase(operation, (binding) => judgeSent(binding, names, inputs))),
];
