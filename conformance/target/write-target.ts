import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShapeSpec } from '../canonical/kinds.ts';
import { type OperationId, type OperationSpec, operationIds, operations } from '../canonical/operations.ts';
import { TargetError } from './target-error.ts';

const access = ['principalType: department, user', 'permission: view, edit, manage (absent in a revocation)'];
const fields = ['fields.values: the list of values of a field; a test case sends one text for each field'];

/** The values that test cases send and expect. A binding translates other spellings under `inputs` and `map`. */
const canonicalValues: Partial<Record<OperationId, readonly string[]>> = {
  listUsers: ['deleted, includeDeleted: true, false'],
  createDepartment: ['parentDepartment: absent for a department at the top level'],
  updateDepartmentMembers: ['operation: add, remove'],
  updateAccess: ['type: folder', 'operation: grant, revoke, replace (sent only if "inputs" translates it)', ...access],
  readAccess: ['type: folder', 'narrow: department, user (the type of the principal)', ...access],
  listRoles: ['type: custom'],
  readJob: [
    'state: succeeded, failed; each other value means that the job has not ended',
    'a job for members or roles that ends as partial: succeeded',
    'kind: access, members, department delete, role-assignments',
    'entries.outcome: succeeded, failed',
    'entries.externalSync: synced',
  ],
  listFields: ['active as an input: active', 'items.active: true, false'],
  readDocument: fields,
  updateDocumentFields: fields,
  updateDocumentFieldsByDocId: fields,
};

/** A `*` after a name marks a value that every target file must define, because all test cases need the value. */
export function vocabularyLines(chosen: readonly OperationId[] = operationIds): string[] {
  return chosen.flatMap((id) => {
    const { input, output, vital }: OperationSpec = operations[id];
    return [
      id,
      ...labelled('in', namesOf(id.endsWith('Token') ? { apiKey: 'text' } : input, [])),
      ...labelled('out', namesOf(output, vital)),
      ...(canonicalValues[id] ?? []).map((line) => `       ${line}`),
    ];
  });
}

function namesOf(shape: ShapeSpec, vital: readonly string[]): string[] {
  return Object.entries(shape).map(([name, kind]) => {
    const mark = vital.includes(name) ? '*' : '';
    if (typeof kind === 'string') return `${name}${mark}`;
    const [item] = kind;
    return `${name}${mark} [${typeof item === 'string' ? item : Object.keys(item).join(', ')}]`;
  });
}

function labelled(label: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`  ${label.padEnd(4)} ${names.join(', ')}`];
}

const template = fileURLToPath(new URL('target-template.yaml', import.meta.url));
const kit = fileURLToPath(new URL('../../', import.meta.url));
const installed = 'node_modules/contract-platform-kit/dist/js/';

export function writeTargetFile(file: string, content?: string): void {
  try {
    const text = (content ?? readFileSync(template, 'utf8')).replaceAll(installed, kitSeenFrom(dirname(file)));
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const { code } = error as { code?: string };
    throw new TargetError(
      code === 'EEXIST' ? `${file} already exists; name another file` : `${file} cannot be written: ${code}`,
    );
  }
}

/** The path of the schema and the examples, in a project with the package, or in a clone. */
function kitSeenFrom(folder: string): string {
  if (existsSync(join(folder, installed))) return installed;
  return join(relative(realpathSync(folder), kit), '/')
    .replaceAll('\\', '/')
    .replace(/^\//, '');
}
