import { expect, test } from 'vitest';
import { rowsOfTable } from './observe.ts';

test.each([
  ['commas', 'User Id,Role\r\n1,Clerk\r\n'],
  ['semicolons and a byte order mark', '\uFEFFUser Id;Role\n1;Clerk'],
  ['tabs', 'User Id\tRole\n1\tClerk'],
])('rows of a CSV with %s are objects by the names of the head', async (_title, text) => {
  expect(await rowsOfTable(Buffer.from(text))).toEqual([{ 'User Id': '1', Role: 'Clerk' }]);
});

test('a body that is not a spreadsheet has no rows', async () => {
  expect(await rowsOfTable(Buffer.from('PK broken'))).toBeUndefined();
});
