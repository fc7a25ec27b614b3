import { Damaged } from '../contract/damaged.ts';
import { isName } from '../world/name.ts';
import { type RawColumns, type RawRow, type RawTable, type RawValue, rawTables } from './raw-row.ts';
import { entryOf, integerOf, pageOf, rowStateOf } from './stored-values.ts';

/** Describes the error in a damaged row without showing stored values. Returns undefined for a valid row. */
export function rawFault({ table, columns }: RawRow): string | undefined {
  const { tenant } = columns;
  const place = () => `a row of the table ${rawTables[table].sqlite} (${shownKey({ table, columns })})`;
  if (table === 'file') return isFile(columns) ? undefined : `${place()}: it does not describe a file`;
  if (typeof tenant !== 'string' || !isName(tenant)) return `${place()}: its column tenant is not the name of a tenant`;
  if (table === 'apiKey') {
    return typeof columns['api_key'] === 'string' ? undefined : `${place()}: its column api_key is not a text`;
  }
  try {
    read(table, tenant, columns);
    return undefined;
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return `${tenant}: ${error.reason}`;
  }
}

function read(table: RawTable, tenant: string, columns: RawColumns): void {
  if (table === 'tenant') entryOf(tenant, columns);
  else if (table === 'page') pageOf(tenant, pageName(tenant, columns), textOf(tenant, columns, 'body'));
  else {
    const [collection, key] = [textOf(tenant, columns, 'collection'), textOf(tenant, columns, 'row_key')];
    rowStateOf(tenant, { collection, key, body: columns['body'] === null ? null : textOf(tenant, columns, 'body') });
  }
}

function pageName(tenant: string, columns: RawColumns): string {
  const page = integerOf(columns['page']);
  if (page !== undefined && typeof columns['image'] === 'string')
    return `page ${page} of the image ${columns['image']}`;
  throw new Damaged(tenant, 'a page of an image: its columns image and page must be a text and a whole number');
}

function textOf(tenant: string, columns: RawColumns, column: string): string {
  const value = columns[column];
  if (typeof value === 'string') return value;
  const key = ['collection', 'row_key', 'image', 'page'].flatMap((name) => columns[name] ?? []).map(String);
  throw new Damaged(tenant, `the stored row ${key.join(' ')}: its column ${column} must be a text`);
}

function isFile({ hash, size, owners }: RawColumns): boolean {
  const isCount = (value: unknown) => (integerOf(value) ?? -1) >= 0;
  return typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) && isCount(size) && integerOf(owners) !== undefined;
}

/**
 * Formats the primary key of a table row for error messages.
 * For a row with an API key, returns the tenant's name, because error messages must not show API keys.
 */
function shownKey({ table, columns }: RawRow): string {
  const names = table === 'apiKey' ? ['tenant'] : rawTables[table].key;
  return names.map((name) => shownValue(columns[name])).join(' ');
}

function shownValue(value: RawValue | undefined): string {
  return value instanceof Uint8Array ? `${value.length} bytes` : String(value);
}

/** Returns the columns and values that identify a table row, for use in a `WHERE` clause. */
export function conditionOf({ table, columns }: RawRow): { names: string[]; values: RawValue[] } {
  const compared: readonly string[] = [...rawTables[table].key, 'body' in columns ? 'body' : 'tenant'];
  const names = [...new Set(compared)].filter((name) => columns[name] !== undefined);
  return { names, values: names.map((name) => columns[name] ?? null) };
}

/**
 * Serializes a table row and its error message as JSON.
 * Bytes are encoded as base64, and large integers as strings.
 */
export function rawJson(row: RawRow, fault: string): string {
  const columns = Object.fromEntries(
    Object.entries(row.columns).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : jsonValue(value),
    ]),
  );
  return JSON.stringify({ fault, table: row.table, columns });
}

function jsonValue(value: RawValue): RawValue {
  return typeof value === 'bigint' ? String(value) : value;
}
