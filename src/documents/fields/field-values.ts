import type { components } from '../../contract/generated/documents.ts';
import type { InputViolation } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { isDay } from '../../tenant/clock.ts';
import type { FieldRow } from '../../tenant/rows.ts';

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

/** Validates the new values of a field. `pointer` is the JSON pointer to the field in the request body. */
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

/** Maximum number of allowed values that an error message lists. */
const mostNamed = 50;

function someOf(values: readonly string[]): string {
  const more = values.length - mostNamed;
  return `${values.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
