import { Damaged } from '../contract/damaged.ts';
import { storedRowFaults } from '../tenant/archive/incoming-row.ts';
import { isWritable } from '../tenant/clock.ts';
import { type CollectionName, emptyCollections } from '../tenant/collections.ts';
import type { KeyPart } from '../tenant/compare.ts';
import { rowFaults, type SeedFault, unknownMember } from '../tenant/row-faults.ts';
import type { RowState } from '../tenant/tenant-data.ts';
import type { Catalog, Listed, StoredRow, TenantHead } from './store.ts';

const collections = emptyCollections();

export function rowStateOf(tenant: string, { collection, key, body }: StoredRow): RowState {
  const place = `the row ${key} of ${collection}`;
  if (!isCollection(collection)) throw new Damaged(tenant, `${place}: there is no such collection`);
  const keyPart = parsed<KeyPart>(tenant, `the key of ${place}`, key);
  if (body === null) return { collection, key: keyPart, row: null };
  const row = parsed<object>(tenant, place, body);
  requireShape(tenant, place, collection, row);
  const wanted = keyOfRow(collection, row);
  if (wanted !== keyPart) throw new Damaged(tenant, `${place}: its body belongs to the key ${JSON.stringify(wanted)}`);
  return { collection, key: keyPart, row };
}

export function imagePage(tenant: string, place: string, body: string): [collection: CollectionName, rows: object[]] {
  const [collection, rows] = rawPageOf(tenant, place, body);
  for (const [position, row] of rows.entries()) {
    requireShape(tenant, `the row at position ${position} of ${place}`, collection, row);
  }
  return [collection, rows as object[]];
}

export function rawPageOf(tenant: string, place: string, body: string): [collection: CollectionName, rows: unknown[]] {
  const value = parsed<unknown>(tenant, place, body);
  if (Array.isArray(value) && value.length === 2 && isCollection(value[0]) && Array.isArray(value[1])) {
    return [value[0], value[1]];
  }
  throw new Damaged(tenant, `${place}: it must be the name of a collection and its rows`);
}

export function rowFault(collection: CollectionName, row: unknown): string | undefined {
  const fault = firstFault(storedRowFaults(collection, row));
  return fault && `${fault.path.map((part) => `/${part}`).join('') || 'it'} ${fault.message.replace(/, got .*$/s, '')}`;
}

/** Allows unknown properties, because newer versions of the sandbox can store additional properties. */
function firstFault(faults: readonly SeedFault[]): SeedFault | undefined {
  return faults.find(({ message }) => message !== unknownMember);
}

function requireShape(tenant: string, place: string, collection: CollectionName, row: unknown): void {
  const fault = rowFault(collection, row);
  if (fault !== undefined) throw new Damaged(tenant, `${place}: ${fault}`);
}

export interface TenantColumns {
  epoch?: unknown;
  version?: unknown;
  shelf?: unknown;
  shelved?: unknown;
  faulty?: unknown;
  expires?: unknown;
}

export function tenantEntryOf(
  tenant: string,
  columns: TenantColumns,
): { head: TenantHead; catalog: Catalog; listed: Listed } {
  const { epoch, shelved } = columns;
  const wrong = (column: string, wanted: string) => new Damaged(tenant, `the column ${column} must be ${wanted}`);
  if (typeof epoch !== 'string' || epoch === '') throw wrong('epoch', 'a text');
  const version = integerOf(columns.version);
  if (version === undefined || version < 0) throw wrong('version', 'a whole number that JavaScript can represent');
  const catalogVersion = integerOf(columns.shelf);
  if (catalogVersion === undefined) throw wrong('shelf', 'a whole number that JavaScript can represent');
  if (![0, 1].includes(integerOf(columns.faulty) ?? Number(columns.faulty))) throw wrong('faulty', '0 or 1');
  const expiresAt = columns.expires === null ? null : integerOf(columns.expires);
  if (expiresAt === undefined || (expiresAt !== null && !isWritable(expiresAt)))
    throw wrong('expires', 'null or milliseconds since 1970, up to the year 9999');
  if (typeof shelved !== 'string') throw wrong('shelved', 'JSON');
  const catalog = catalogFrom(tenant, shelved);
  const faulty = Boolean(integerOf(columns.faulty) ?? columns.faulty);
  return { head: { epoch, version, catalogVersion }, catalog, listed: { faulty, expiresAt } };
}

export function catalogFrom(tenant: string, shelved: string): Catalog {
  const catalog = parsed<Catalog>(tenant, 'the column shelved', shelved);
  const fault = firstFault(rowFaults('catalog', catalog));
  if (fault) throw new Damaged(tenant, `the column shelved: /${fault.path.join('/')} ${fault.message}`);
  return catalog;
}

/** Undefined for other values and for integers above `Number.MAX_SAFE_INTEGER`. */
export function integerOf(value: unknown): number | undefined {
  const isInteger = typeof value === 'bigint' || (typeof value === 'string' && /^-?\d{1,19}$/.test(value));
  const number = isInteger ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : undefined;
}

export function keyOfRow(collection: CollectionName, row: object): KeyPart {
  const of: { keyOf(row: object): KeyPart } = collections[collection];
  return of.keyOf(row);
}

export function isCollection(name: unknown): name is CollectionName {
  return typeof name === 'string' && Object.hasOwn(collections, name);
}

function parsed<Value>(tenant: string, place: string, text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch (error) {
    throw new Damaged(tenant, `${place}: it is not JSON`, error);
  }
}
