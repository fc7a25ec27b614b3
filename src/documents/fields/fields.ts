import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../contract/generated/documents.ts';
import { type InputViolation, Problem } from '../../contract/problem.ts';
import { timestamp } from '../../tenant/clock.ts';
import { compareTexts } from '../../tenant/compare.ts';
import type { DocumentRow, FieldRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { putDocument } from '../records/documents.ts';
import { valueFaults } from './field-values.ts';

export type FieldUpdate = components['schemas']['FieldUpdate'];
type DocumentFields = DocumentRow['fields'];

/** Throws status 400 for an invalid value even if the document is missing (D-04). */
export function setFields(
  tenantData: TenantData,
  find: () => DocumentRow,
  updates: readonly FieldUpdate[],
  now: number,
): void {
  requireFieldValues(tenantData, updates);
  const row = find();
  const fields = mergeFields(row.fields, updates);
  defineFields(tenantData, updates);
  if (!isDeepStrictEqual(fields, row.fields)) putDocument(tenantData, { ...row, fields, dateModified: timestamp(now) });
}

export function requireFieldValues(tenantData: TenantData, updates: readonly FieldUpdate[]): void {
  const first = new Map<string, number>();
  const violations = updates.flatMap((update, index): InputViolation[] => {
    const pointer = `/fields/${index}`;
    const earlier = first.get(update.name);
    if (earlier !== undefined) return [namedTwice(update.name, pointer, earlier)];
    first.set(update.name, index);
    return valueFaults(definitionOf(tenantData, update.name), update.values, pointer);
  });
  const [one, ...rest] = violations;
  if (one) throw new Problem([one, ...rest]);
}

function namedTwice(name: string, pointer: string, earlier: number): InputViolation {
  const detail = `${pointer}/name must differ from the names before it, ${JSON.stringify(name)} stands at /fields/${earlier}/name`;
  return { code: 'FIELD NAMED TWICE', detail, source: { pointer: `${pointer}/name` } };
}

export function mergeFields(fields: DocumentFields, updates: readonly FieldUpdate[]): DocumentFields {
  const merged = new Map(fields.map((field) => [field.name, field]));
  for (const { name, values } of updates) {
    if (values.length === 0) merged.delete(name);
    else merged.set(name, { name, values });
  }
  return [...merged.values()].sort((left, right) => compareTexts(left.name, right.name));
}

/** Creates a definition for each field name that is new to the tenant (design decision D-69). */
export function defineFields(tenantData: TenantData, updates: readonly FieldUpdate[]): void {
  for (const { name } of updates) {
    if (!tenantData.rows.fields.get(name)) tenantData.rows.fields.put(definitionOf(tenantData, name));
  }
}

function definitionOf(tenantData: TenantData, name: string): FieldRow {
  const plain = { type: 'string', helpText: null, active: true, section: null } as const;
  return tenantData.rows.fields.get(name) ?? { name, label: name, ...plain, allowedValues: [] };
}
