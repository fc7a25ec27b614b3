/** The value of a table column. A SQLite column can contain a value of any type. */
export type RawValue = string | number | bigint | boolean | Uint8Array | null;
export type RawColumns = Readonly<Record<string, RawValue>>;

/**
 * The database tables that the command `cps store check` reads row by row.
 * Each entry contains the table names in SQLite and PostgreSQL, and the columns of the primary key.
 */
export const rawTables = {
  tenant: { sqlite: 'tenants', postgres: 'cps_tenants', key: ['tenant'] },
  apiKey: { sqlite: 'api_keys', postgres: 'cps_api_keys', key: ['api_key'] },
  row: { sqlite: 'world_rows', postgres: 'cps_rows', key: ['tenant', 'collection', 'row_key'] },
  page: { sqlite: 'pages', postgres: 'cps_pages', key: ['tenant', 'image', 'page'] },
  file: { sqlite: 'files', postgres: 'cps_files', key: ['hash'] },
} as const;

export type RawTable = keyof typeof rawTables;

/** A valid or damaged row of a database table. */
export interface RawRow {
  table: RawTable;
  columns: RawColumns;
}

/** The new column values of a damaged row. The value null means that the row must be removed. */
export interface RawChange {
  row: RawRow;
  becomes: RawColumns | null;
}
