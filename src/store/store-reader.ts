import type { FileStore } from '../files/file-store.ts';

export type RawValue = string | number | bigint | boolean | Uint8Array | null;
export type RawColumns = Readonly<Record<string, RawValue>>;

/** A valid or damaged row of a database table. A lost row has its key, but no column `body`. */
export interface RawRow {
  table: 'tenant' | 'row' | 'page';
  columns: RawColumns;
  /** Describes damage that does not prevent the use of the row. */
  damage?: string;
}

export interface Faults {
  damage: string[];
  lost: string[];
}

/** Reads everything that is readable in a database, and changes nothing. A damaged part does not hide other parts. */
export interface StoreReader {
  readonly files: Pick<FileStore, 'open' | 'link'>;
  /** Checks the parts of the database that do not belong to one tenant. */
  faults: () => Promise<Faults>;
  tenants: () => Promise<string[]>;
  /** Returns all stored rows of a tenant. If two rows have the same key, the last row is valid. */
  rowsOf: (tenant: string) => Promise<RawRow[]>;
  close: () => Promise<void>;
}
