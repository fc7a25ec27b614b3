/** A column as a database returns it: SQLite may hold any type in any column. */
export type RawValue = string | number | bigint | boolean | Uint8Array | null;
export type RawColumns = Readonly<Record<string, RawValue>>;

/** The tables whose rows are checked one by one, with the columns of their primary keys and the names in each store. */
export const rawTables = {
  tenant: { sqlite: 'tenants', postgres: 'cps_tenants', key: ['tenant'] },
  apiKey: { sqlite: 'api_keys', postgres: 'cps_api_keys', key: ['api_key'] },
  row: { sqlite: 'world_rows', postgres: 'cps_rows', key: ['tenant', 'collection', 'row_key'] },
  page: { sqlite: 'pages', postgres: 'cps_pages', key: ['tenant', 'image', 'page'] },
  file: { sqlite: 'files', postgres: 'cps_files', key: ['hash'] },
} as const;

export type RawTable = keyof typeof rawTables;

/** A row of a table as it is stored, whether or not it can be read. */
export interface RawRow {
  table: RawTable;
  columns: RawColumns;
}

/** What a repair does with a row: it replaces columns, or removes the row. */
export interface RawChange {
  row: RawRow;
  becomes: RawColumns | null;
}
