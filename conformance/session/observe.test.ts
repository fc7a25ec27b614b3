import { expect, test } from 'vitest';
import { archiveOf } from '../selftest/fake/archive.ts';
import { rowsOfTable, textsOfTable } from './observe.ts';

test.each([
  ['commas', 'User Id,Role\r\n1,Clerk\r\n'],
  ['semicolons and a byte order mark', '\uFEFFUser Id;Role\n1;Clerk'],
  ['tabs', 'User Id\tRole\n1\tClerk'],
  ['mixed line ends', 'User Id,Role\r\n1,Clerk\n'],
  ['UTF-16', Buffer.from('\ufeffUser Id\tRole\r\n1\tClerk\r\n', 'utf16le')],
])('rows of a CSV with %s are objects by the names of the head', async (_title, text) => {
  expect(await rowsOfTable(Buffer.from(text))).toEqual([{ 'User Id': '1', Role: 'Clerk' }]);
});

test('a body that is not a spreadsheet has no rows', async () => {
  expect(await rowsOfTable(Buffer.from('PK broken'))).toBeUndefined();
});

test('the cells of a workbook are read as CDATA and with characters of any plane', async () => {
  const cells = ['<![CDATA[User Id]]>', 'Role', '1', '&#134071;'].map(
    (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  const relation = (type: string, target: string) =>
    `<r><Relationship Id="a" Type="x/${type}" Target="${target}"/></r>`;
  const workbook = await archiveOf({
    '_rels/.rels': relation('officeDocument', 'book.xml'),
    'book.xml': '<workbook><sheets><sheet name="Users" r:id="a"/></sheets></workbook>',
    '_rels/book.xml.rels': relation('worksheet', 'sheet.xml'),
    'sheet.xml': `<s><row>${cells[0]}${cells[1]}<c/></row><row>${cells[2]}${cells[3]}</row></s>`,
  });
  expect(await rowsOfTable(workbook)).toEqual([{ 'User Id': '1', Role: '\u{20bb7}' }]);
  expect(await textsOfTable(workbook)).toEqual(['User Id', 'Role', '1', '\u{20bb7}']);
});
