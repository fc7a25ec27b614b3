import { expect, test } from 'vitest';
import type { Contract, SchemaModel } from './model.ts';
import { limitTable } from './tables.ts';

function tableOf(schemas: Record<string, SchemaModel>): string {
  const info = { title: 'admin', version: '1' };
  const contract: Contract = {
    name: 'admin',
    document: { openapi: '3.1.0', info, paths: {}, components: { schemas } },
  };
  return limitTable([contract]).join();
}

test('a limit is a number that the text beside it states, or that of a keyword beside it', () => {
  const size = { description: 'at most 64 KiB', 'x-limits': { bytes: 65_536 } };
  const rows = { 'x-wanted': 'has at most 50,000 rows', 'x-limits': { rows: 50_000 } };
  const page = { maximum: 200, 'x-limits': { page: 'maximum' } };
  const table = tableOf({ Outer: { allOf: [{ properties: { size, rows, page } }] } });
  expect(table).toContain('"bytes": 65536,\n  "rows": 50000,\n  "page": 200');
});

test.each([
  [{ A: { description: 'at most 100', 'x-limits': { size: 200 } } }, 'size is 200, but the text beside it says'],
  [{ A: { description: 'at most 1000', 'x-limits': { size: 100 } } }, 'size is 100, but the text beside it says'],
  [{ A: { description: 'at most 2,500', 'x-limits': { size: 500 } } }, 'size is 500, but the text beside it says'],
  [
    { A: { description: 'at most 1,000,000', 'x-limits': { size: 1000 } } },
    'size is 1000, but the text beside it says',
  ],
  [{ A: { description: 'at most 14 KiB', 'x-limits': { size: 4096 } } }, 'size is 4096, but the text beside it says'],
  [{ A: { 'x-limits': { size: 'maximum' } } }, 'size is maximum, which is no number'],
  [
    { A: { maximum: 1, 'x-limits': { size: 'maximum' } }, B: { maximum: 2, 'x-limits': { size: 'maximum' } } },
    'size is 1 and 2',
  ],
])('a limit that the contract does not state alike is refused: %j', (schemas, message) => {
  expect(() => tableOf(schemas)).toThrow(message);
});
