import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../contract/generated/documents.ts';
import { type InputViolation, Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { isDay, timestamp } from '../../tenant/clock.ts';
import { compareTexts } from '../../tenant/compare.ts';
import type { DocumentRow, FieldRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { putDocument } from '../records/documents.ts';

export type FieldUpdate = components['schemas']['FieldUpdate'];
type DocumentFields = DocumentRow['fields'];

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

export function defineFields(tenantData: TenantData, updates: readonly FieldUpdate[]): void {
  for (const { name } of updates) {
    if (!tenantData.rows.fields.get(name)) tenantData.rows.fields.put(definitionOf(tenantData, name));
  }
}

function definitionOf(tenantData: TenantData, name: string): FieldRow {
  const plain = { type: 'string', helpText: null, active: true, section: null } as const;
  return tenantData.rows.fields.get(name) ?? { name, label: name, ...plain, allowedValues: [] };
}

type Value = components['schemas']['FieldValue']['value'];

const wanted: Readonly<Record<FieldRow['type'], string>> = {
  string: 'a JSON string',
  number: 'a JSON number',
  boolean: 'a JSON boolean',
  date: 'a day of the calendar as YYYY-MM-DD',
  single_select: 'a JSON string',
  multi_select: 'a JSON string',
};

/** Checks the type of a field value. Infinity and NaN are invalid, because JSON cannot represent them (D-69). */
export function isOfType(type: FieldRow['type'], value: Value): boolean {
  if (type === 'number') return Number.isFinite(value);
  if (type === 'boolean') return typeof value === 'boolean';
  return typeof value === 'string' && (type !== 'date' || isDay(value));
}

export function valueFaults(field: FieldRow, values: readonly { value: Value }[], pointer: string): InputViolation[] {
  if (field.type === 'single_select' && values.length > 1) {
    const detail = `the field ${shown(field.name)} is a single_select and has at most one value, got ${values.length}`;
    return [{ code: 'FIELD TAKES ONE VALUE', detail, source: { pointer: `${pointer}/values` } }];
  }
  return values.flatMap(({ value }, index) => valueFault(field, value, `${pointer}/values/${index}/value`));
}

function valueFault(field: FieldRow, value: Value, pointer: string): InputViolation[] {
  const { name, type, allowedValues } = field;
  if (!isOfType(type, value)) {
    const detail = `the field ${shown(name)} takes ${wanted[type]}, got ${shown(value)}`;
    return [{ code: 'FIELD TYPE MISMATCH', detail, source: { pointer } }];
  }
  const isChoice = type === 'single_select' || type === 'multi_select';
  if (!isChoice || allowedBy(field).has(String(value))) return [];
  const detail = `the field ${shown(name)} allows ${someOf(allowedValues)}, got ${shown(value)}`;
  return [{ code: 'FIELD VALUE NOT ALLOWED', detail, source: { pointer } }];
}

const allowed = new WeakMap<FieldRow, ReadonlySet<string>>();

function allowedBy(field: FieldRow): ReadonlySet<string> {
  const known = allowed.get(field) ?? new Set(field.allowedValues);
  allowed.set(field, known);
  return known;
}

const mostNamed = 50;

function someOf(values: readonly string[]): string {
  const more = values.length - mostNamed;
  return `${values.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
