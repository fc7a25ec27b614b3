import { readFileSync } from 'node:fs';
import { isObject } from '../json.ts';
import { sectionOf } from './claims.ts';
import { placeOf, type RowFields, readShape } from './row-shape.ts';
import { type RegisterRow, readRows } from './rows.ts';

/** One requirement, the sections of the service's description behind it, and where it is written. */
export type Requirement = RowFields & Pick<RegisterRow, 'file' | 'line'> & { readonly section: string };

/**
 * The whole register, in the order of its files.
 *
 * @param rows the rows as read; those of the project unless said otherwise
 * @throws Error that names every row whose shape is wrong
 */
export function loadRegister(rows?: readonly RegisterRow[]): Requirement[] {
  if (rows) return requirementsOf(rows);
  project ??= requirementsOf(readRows());
  return [...project];
}

/** The rows of the project, read once. */
let project: readonly Requirement[] | undefined;

function requirementsOf(rows: readonly RegisterRow[]): Requirement[] {
  const read = rows.map((row) => ({ row, shape: readShape(row) }));
  const faults = read.flatMap(({ row, shape }) =>
    'faults' in shape ? shape.faults.map((fault) => `${placeOf(row)}: ${fault}`) : [],
  );
  if (faults.length > 0) throw new Error(`the requirements register can't be read:\n${faults.join('\n')}`);
  return read.flatMap(({ row: { file, line }, shape }) =>
    'fields' in shape ? [{ ...shape.fields, section: sectionOf(shape.fields.claims), file, line }] : [],
  );
}

/** The operationIds of the published contract of both interfaces, in its order. */
export function readOperationIds(): string[] {
  return ['admin', 'documents'].flatMap((name) => {
    const file = new URL(`../../dist/openapi/${name}.json`, import.meta.url);
    const contract: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const paths = isObject(contract) && isObject(contract['paths']) ? Object.values(contract['paths']) : [];
    return paths
      .flatMap((path) => (isObject(path) ? Object.values(path) : []))
      .flatMap((operation) => (isObject(operation) ? [operation['operationId']] : []))
      .filter((id) => typeof id === 'string');
  });
}
