/** The value of a table column. SQLite can return a value of any type from any column. */
export type RawValue = string | number | bigint | boolean | Uint8Array | null;
export type RawColumns = Readonly<Record<string, RawValue>>;

/** The tables that `store check` reads row by row, with their primary keys and their names in each database. */
export const rawTables = {
  tenant: { sqlite: 'tenants', postgres: 'cps_tenants', key: ['tenant'] },
  apiKey: { sqlite: 'api_keys', postgres: 'cps_api_keys', key: ['api_key'] },
  row: { sqlite: 'world_rows', postgres: 'cps_rows', key: ['tenant', 'collection', 'row_key'] },
  page: { sqlite: 'pages', postgres: 'cps_pages', key: ['tenant', 'image', 'page'] },
  file: { sqlite: 'files', postgres: 'cps_files', key: ['hash'] },
} as const;

export type RawTable = keyof typeof rawTables;

/** A row as the database returns it. The row may be valid or damaged. */
export interface RawRow {
  table: RawTable;
  columns: RawColumns;
}

/** The change of a row during a repair: new column values, or null to remove the row. */
export interface RawChange {
  row: RawRow;
  becomes: RawColumns | null;
}
