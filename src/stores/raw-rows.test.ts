import { expect, test } from 'vitest';
import type { RawColumns, RawTable } from './raw-row.ts';
import { conditionOf, rawFault, rawJson } from './raw-rows.ts';

const image = { id: 'a', version: 3 };
const hash = 'a'.repeat(64);

/** A valid row of each database table. */
const valid: Record<RawTable, RawColumns> = {
  tenant: {
    ...{ tenant: 'one', created: 1n, epoch: 'e', version: 7n, shelf: 2n, faulty: 0n, expires: null },
    shelved: JSON.stringify({ seed: image, base: image, snapshots: [] }),
  },
  apiKey: { api_key: 'secret', tenant: 'one' },
  row: { tenant: 'one', collection: 'sequences', row_key: '"users"', body: '{"name":"users","next":4}' },
  page: { tenant: 'one', image: 'a', page: 2n, body: '["sequences",[]]' },
  file: { hash, size: 5n, owners: 1n },
};

const faultOf = (table: RawTable, change: RawColumns) => rawFault({ table, columns: { ...valid[table], ...change } });

test.each(Object.keys(valid) as RawTable[])('a valid row of the table for each %s has no fault', (table) => {
  expect(faultOf(table, {})).toBeUndefined();
});

test('a deleted row, an empty file, and a file that more removals than uploads have released are valid', () => {
  expect(faultOf('row', { body: null })).toBeUndefined();
  expect(faultOf('file', { size: 0n, owners: -1n })).toBeUndefined();
});

const bytes = new Uint8Array(3);
const noName = 'its column tenant is not the name of a tenant';
const noPlace = 'one: a page of an image: its columns image and page must be a text and a whole number';
const noFile = 'it does not describe a file';
test.each<[string, RawTable, RawColumns]>([
  [`a row of the table tenants (3 bytes): ${noName}`, 'tenant', { tenant: bytes }],
  [`a row of the table tenants (No Name): ${noName}`, 'tenant', { tenant: 'No Name' }],
  ['one: the column epoch must be a text', 'tenant', { epoch: '' }],
  [`a row of the table api_keys (5): ${noName}`, 'apiKey', { tenant: 5n }],
  ['a row of the table api_keys (one): its column api_key is not a text', 'apiKey', { api_key: bytes }],
  [`a row of the table world_rows (null sequences "users"): ${noName}`, 'row', { tenant: null }],
  ['one: the stored row 0,0,0 "users": its column collection must be a text', 'row', { collection: bytes }],
  ['one: the stored row sequences 7: its column row_key must be a text', 'row', { row_key: 7n }],
  ['one: the stored row sequences "users": its column body must be a text', 'row', { body: bytes }],
  ['one: the row "users" of sequences: it is not JSON', 'row', { body: '{' }],
  [noPlace, 'page', { page: 'x' }],
  [noPlace, 'page', { image: bytes }],
  ['one: the stored row a 2: its column body must be a text', 'page', { body: bytes }],
  ['one: page 2 of the image a: it must be the name of a collection and its rows', 'page', { body: '[]' }],
  [`a row of the table files (3 bytes): ${noFile}`, 'file', { hash: bytes }],
  [`a row of the table files (${hash}a): ${noFile}`, 'file', { hash: `${hash}a` }],
  [`a row of the table files (g${hash}): ${noFile}`, 'file', { hash: `g${hash}` }],
  [`a row of the table files (${hash}): ${noFile}`, 'file', { size: -1n }],
  [`a row of the table files (${hash}): ${noFile}`, 'file', { size: 2n ** 60n }],
  [`a row of the table files (${hash}): ${noFile}`, 'file', { owners: 'x' }],
])('a damaged row is reported with its place: %s', (fault, table, change) => {
  expect(faultOf(table, change)).toBe(fault);
});

test('a row is found by its primary key, and by a content that shows whether the row has changed', () => {
  expect(conditionOf({ table: 'row', columns: valid.row })).toEqual({
    names: ['tenant', 'collection', 'row_key', 'body'],
    values: ['one', 'sequences', '"users"', '{"name":"users","next":4}'],
  });
  expect(conditionOf({ table: 'row', columns: { ...valid.row, body: null } }).values.at(-1)).toBeNull();
  expect(conditionOf({ table: 'apiKey', columns: valid.apiKey })).toEqual({
    names: ['api_key', 'tenant'],
    values: ['secret', 'one'],
  });
  expect(conditionOf({ table: 'tenant', columns: valid.tenant }).names).toEqual(['tenant']);
  expect(conditionOf({ table: 'file', columns: valid.file }).names).toEqual(['hash']);
});

test('a damaged row is saved as JSON, with its bytes as base64 and its integers as texts', () => {
  const columns = { tenant: 'one', page: 2n, body: new Uint8Array([0, 255]), faulty: true, expires: null };
  expect(JSON.parse(rawJson({ table: 'page', columns }, 'it is damaged'))).toEqual({
    fault: 'it is damaged',
    table: 'page',
    columns: { ...columns, page: '2', body: { base64: 'AP8=' } },
  });
});
