import type { FileStore } from '../files/file-store.ts';
import { isName } from '../tenant/name.ts';
import { integerOf } from './stored-values.ts';

export type RawValue = string | number | bigint | boolean | Uint8Array | null;
export type RawColumns = Readonly<Record<string, RawValue>>;

/** A valid or damaged row of a database table. A lost row has its key, but no column `body`. */
export interface RawRow {
  table: 'tenant' | 'row' | 'page';
  columns: RawColumns;
  damage?: string;
}

export interface ReadingFaults {
  damage: string[];
  lost: string[];
}

/** Reads everything that is readable in a database, and changes nothing. A damaged part does not hide other parts. */
export interface StoreReader {
  readonly files: Pick<FileStore, 'open' | 'link'>;
  faults: () => Promise<ReadingFaults>;
  tenants: () => Promise<string[]>;
  rowsOf: (tenant: string) => Promise<RawRow[]>;
  close: () => Promise<void>;
}

export function unownedFault(table: string, columns: RawColumns): string[] {
  if (table === 'files') {
    const isSound = isFile(columns);
    return isSound ? [] : [`a row of the table files (${shownValue(columns['hash'])}): it does not describe a file`];
  }
  const place = `a row of the table ${table} (${shownValue(columns['tenant'])})`;
  if (!isName(columns['tenant'])) return [`${place}: its column tenant is not the name of a tenant`];
  if (table === 'api_keys' && typeof columns['api_key'] !== 'string')
    return [`${place}: its column api_key is not a text`];
  const isNumberWrong = table === 'unused_rows' && integerOf(columns['generation']) === undefined;
  return isNumberWrong ? [`${place}: its column generation is not a whole number`] : [];
}

function isFile({ hash, size, owners }: RawColumns): boolean {
  const isCount = (value: unknown) => (integerOf(value) ?? -1) >= 0;
  return typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) && isCount(size) && integerOf(owners) !== undefined;
}

function shownValue(value: RawValue | undefined): string {
  return value instanceof Uint8Array ? `${value.length} bytes` : String(value);
}
