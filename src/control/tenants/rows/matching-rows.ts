import type { QueryOf } from '../../../contract/operation.ts';
import { compareParts, type KeyPart } from '../../../tenant/compare.ts';
import { nextTurn } from '../../../tenant/slices.ts';

export type ListedRow = Readonly<Record<string, unknown>>;

type Conditions = Pick<QueryOf<'listTenantRows'>, 'search' | 'field' | 'value' | 'sort'>;

/** The number of characters that the server searches before it handles other requests. */
const charactersAtOnce = 256 * 1024;

export async function matchingRows(rows: readonly ListedRow[], conditions: Conditions): Promise<ListedRow[]> {
  const words = conditions.search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const filtered = rows.filter((row) => hasValue(row, conditions));
  const found = words.length === 0 ? filtered : await containing(filtered, words);
  return conditions.sort === undefined ? found : sorted(found, conditions.sort);
}

async function containing(rows: readonly ListedRow[], words: readonly string[]): Promise<ListedRow[]> {
  const found: ListedRow[] = [];
  let characters = 0;
  for (const row of rows) {
    const text = textOf(row).toLowerCase();
    if (words.every((word) => text.includes(word))) found.push(row);
    characters += text.length;
    if (characters < charactersAtOnce) continue;
    characters = 0;
    await nextTurn();
  }
  return found;
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
  return Object.values(value).map(textOf).join('\n');
}

function hasValue(row: ListedRow, { field, value }: Conditions): boolean {
  if (field === undefined) return value === undefined || Object.values(row).some((own) => isValue(own, value));
  const own = field === 'principal' ? principalOf(row) : row[field];
  return own !== undefined && (value === undefined || isValue(own, value));
}

function principalOf({ principalType, principalId }: ListedRow): string | undefined {
  return principalType === undefined ? undefined : `${principalType}/${principalId}`;
}

function isValue(own: unknown, value: string): boolean {
  if (own === null) return value === '';
  return Array.isArray(own) ? own.includes(value) : String(own) === value;
}

function sorted(rows: readonly ListedRow[], sort: string): ListedRow[] {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  const ordered = rows
    .map((row) => ({ row, key: keyOf(row[name]) }))
    .sort((left, right) => order(left.key, right.key, isDescending));
  return ordered.map(({ row }) => row);
}

function order(left: KeyPart, right: KeyPart, isDescending: boolean): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const ascending = compareParts(left, right);
  return isDescending ? -ascending : ascending;
}

function keyOf(value: unknown): KeyPart {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^\d{1,15}$/.test(text) ? Number(text) : text.toLowerCase();
}
