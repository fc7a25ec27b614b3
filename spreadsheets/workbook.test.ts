import { describe, expect, test } from 'vitest';
import { row, workbook } from '../src/admin/testing/workbook.ts';
import { readWorkbook } from './workbook.ts';

const limits = { unpackedBytes: 10_000_000, parts: 20 };
const values = { lastRow: 50_001, longestCell: 100, tooManyRows: 'has too many rows' };
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const styles = (code: string, id = 170) =>
  `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts>` +
  `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`;

async function cellsOf(sheet: string, parts: Record<string, string | Uint8Array> = {}, rules = values) {
  const [content] = await readWorkbook(await workbook([sheet], parts), { ...limits, values: rules });
  return content?.rows;
}

const cell = (content: string) => `<row r="2"><c r="B2" ${content}</c></row>`;
const text = async (content: string, parts: Record<string, string> = {}) =>
  (await cellsOf(cell(content), parts))?.[0]?.cells[1];

describe('the text of a cell', () => {
  test.each([
    ['1E+05', '100000'],
    ['12.0', '12'],
    ['0.10', '0.10'],
    ['1.1000000000000001', '1.1'],
    ['1234.5600000000001', '1234.56'],
    ['12345678901234567890', '12345678901234567890'],
    ['1.23456789012345E+15', '1234567890123450'],
    ['-1E-007', '-0.0000001'],
  ])('is the number %s as %s', async (stored, shown) => {
    expect(await text(`><v>${stored}</v>`)).toBe(shown);
  });

  test.each([
    ['[$-409]mmmm\\ d\\,\\ yyyy;@', '45351', '2024-02-29'],
    ['yyyy\\-mm\\-dd', '45351.75', '2024-02-29'],
    ['dd/mm/yy hh:mm', '45351.5625', '2024-02-29 13:30'],
    ['dd/mm/yy hh:mm', '45351', '2024-02-29'],
    ['yyyy', '59', '1900-02-28'],
    ['yyyy', '61', '1900-03-01'],
    ['h:mm AM/PM', '0.5625', '13:30'],
    ['hh:mm:ss', '0.999988425925926', '23:59:59'],
    ['mm:ss', '0.000694444444444444', '00:01'],
    ['[h]:mm', '1.5', '36:00'],
    ['[h]:mm:ss', '0.0423726851851852', '1:01:01'],
    ['0\\d', '30', '30'],
    ['#,##0\\ \\m', '1200', '1200'],
    ['0&quot; days&quot;', '30', '30'],
    ['[Red]0_d', '5', '5'],
    ['General', '45351', '45351'],
    ['00000', '701', '00701'],
    ['0.0%', '0.125', '12.5%'],
    ['0%', '7.0000000000000007E-2', '7%'],
    ['yyyy', '-5', '-5'],
    ['yyyy', '2958466', '2958466'],
  ])('in the format %s is %s as %s', async (code, stored, shown) => {
    expect(await text(`s="1"><v>${stored}</v>`, withStyles(styles(code)))).toBe(shown);
  });

  test.each([
    [9, '0.19', '19%'],
    [14, '45351', '2024-02-29'],
    [22, '45351.5625', '2024-02-29 13:30'],
    [31, '45351', '2024-02-29'],
    [32, '0.5625', '13:30'],
    [46, '1.5', '36:00'],
    [49, '45351', '45351'],
  ])('in the built-in format %i is %s as %s', async (id, stored, shown) => {
    expect(await text(`s="1"><v>${stored}</v>`, withStyles(styles('0', id)))).toBe(shown);
  });

  test.each([
    ['43889', 14, '2024-02-29'],
    ['0.5625', 20, '13:30'],
  ])('%s counts from 1904 in such a workbook', async (stored, id, shown) => {
    const parts = { ...withStyles(styles('0', id)), 'xl/workbook.xml': book('<workbookPr date1904="1"/>') };
    expect(await text(`s="1"><v>${stored}</v>`, parts)).toBe(shown);
  });

  test.each([
    ['t="d"><v>2024-02-29</v>', '2024-02-29'],
    ['t="d"><v>2024-02-29T13:30:00</v>', '2024-02-29 13:30'],
    ['t="d"><v>2024-02-29T00:00:00.000Z</v>', '2024-02-29'],
    ['t="d"><v>13:30:05</v>', '13:30:05'],
    ['t="d"><v>1899-12-31T13:30:00</v>', '13:30'],
    ['t="b"><v>0</v>', 'false'],
    ['t="e"><v>#REF!</v>', '#REF!'],
    ['t="str"><v>a_x0009_b</v>', 'a\tb'],
    ['t="b"><f>TRUE()</f><v>1</v>', 'true'],
    ['t="inlineStr"><is><t>_x005F_x0041_</t></is>', '_x0041_'],
    ['t="inlineStr"><is><t>Love &amp; <![CDATA[<la]]>ce</t></is>', 'Love & <lace'],
    ['t="inlineStr"><is><t>&#134071;&#x1F600;</t></is>', '\u{20bb7}😀'],
    ['t="inlineStr"><is><r><t>Anna </t></r><r><t>Bo</t></r><rPh sb="0" eb="1"><t>ア</t></rPh></is>', 'Anna Bo'],
    ['t="inlineStr"><is><t><![CDATA[<f>1</f><row r="70000">]]></t></is>', '<f>1</f><row r="70000">'],
    ['t="s"><v>1</v>', '山田'],
  ])('%s is %s', async (content, shown) => {
    const shared = '<sst><si><t>a</t></si><si><t>山田</t><rPh sb="0" eb="1"><t>ヤマ</t></rPh></si></sst>';
    const relation = { 'xl/sharedStrings.xml': shared, ...related(['sharedStrings', 'sharedStrings.xml']) };
    expect(await text(content, relation)).toBe(shown);
  });

  test.each([
    ['t="s"><v>99</v>', 'has the unreadable value "99" in cell B2 of the sheet "Users"'],
    ['><v>abc</v>', 'has the unreadable value "abc" in cell B2 of the sheet "Users"'],
    ["t='str'><f>1+1</f>", 'must contain only values: cell B2 of the sheet "Users" has a formula'],
    [`t="str"><v>${'x'.repeat(101)}</v>`, 'at most 100 characters in a cell: cell B2 of the sheet "Users"'],
  ])('%s is refused', async (content, message) => {
    await expect(text(content)).rejects.toThrow(message);
  });
});

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (...parts: [type: string, target: string][]) => {
  const relations = [['worksheet', 'worksheets/sheet1.xml'], ...parts].map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return { 'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>` };
};
const withStyles = (xml: string) => ({ 'xl/styles.xml': xml, ...related(['styles', 'styles.xml']) });
const listed = '<sheet name="Users" sheetId="1" r:id="rId1"/>';
const book = (before: string, sheets = listed) => `<workbook>${before}<sheets>${sheets}</sheets></workbook>`;
const users = row(1, 'email', 'name') + row(2, 'a@b.c', 'Ann');
const read = [
  { row: 1, cells: ['email', 'name'] },
  { row: 2, cells: ['a@b.c', 'Ann'] },
];
const two = (first: string) => ({
  'xl/workbook.xml': book('', `<sheet name="One" ${first} r:id="rId1"/><sheet name="Two" r:id="rId2"/>`),
  'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${row(1, 'two')}</sheetData></worksheet>`,
  ...related(['worksheet', 'worksheets/sheet2.xml']),
});
const elsewhere = {
  '_rels/.rels': `<Relationships><Relationship Type="${office}/officeDocument" Target="/book/main.xml"/></Relationships>`,
  'book/main.xml': book(''),
  'book/_rels/main.xml.rels': related()['xl/_rels/workbook.xml.rels'].replace('worksheets/', '../XL/./worksheets/'),
};

describe('a workbook', () => {
  test.each([
    ['without references', users.replaceAll(/ r="[^"]*"/g, ''), {}],
    ['with some references', users.replaceAll(/ r="[B]?\d"/g, ''), {}],
    ['with other names of parts', users, elsewhere],
    ['with single quotes', users.replaceAll('"', "'"), {}],
    ['with a formula in a comment', `${users}<!-- <row r="9"><c><f>1</f> -->`, {}],
    ['with a row of an empty cell far down', `${users}<row r="1048576"><c r="XFD1048576" s="1"/></row>`, {}],
    ['with a row of spaces far down', users + row(60_000, ' '), {}],
    ['with a second sheet', users, two('')],
    [
      'with merged columns and rows',
      `${users}<mergeCells><mergeCell ref="D:E"/><mergeCell ref="1:2"/></mergeCells>`,
      {},
    ],
    ['with a sheet of old macros', users, { 'xl/workbook.xml': book('', `${listed}<sheet name="M" r:id=""/>`) }],
  ])('%s is read', async (_what, sheet, parts) => {
    expect(await cellsOf(sheet, parts)).toEqual(read);
  });

  test.each(['hidden', 'veryHidden'])('shows its first sheet that is not %s', async (state) => {
    expect(await cellsOf(users, two(`state="${state}"`))).toEqual([{ row: 1, cells: ['two'] }]);
  });

  test('in the strict form with prefixes is read', async () => {
    const strict = (xml: string) => xml.replaceAll(office, 'http://purl.oclc.org/ooxml/officeDocument/relationships');
    const sheet = `<x:worksheet xmlns:x="${main}"><x:sheetData>${users.replaceAll(/<(\/?)/g, '<$1x:')}</x:sheetData></x:worksheet>`;
    const parts = {
      'xl/worksheets/other.xml': sheet,
      'xl/workbook.xml': `<x:workbook><x:sheets><x:sheet name="A" rel:id="rId2"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': strict(
        related(['worksheet', '/xl/worksheets/other.xml'])['xl/_rels/workbook.xml.rels'],
      ),
    };
    expect(await cellsOf('', parts)).toEqual(read);
  });

  test('after which a transfer added bytes is read', async () => {
    const bytes = await workbook([users]);
    const sheets = await readWorkbook(Buffer.concat([bytes, Buffer.from('\r\n')]), { ...limits, values });
    expect(sheets[0]?.rows).toEqual(read);
  });

  test.each([
    ['UTF-16 without a byte order mark', 'UTF-16', (xml: string) => Buffer.from(xml, 'utf16le')],
    ['UTF-16 with the high byte first', 'UTF-16', (xml: string) => Buffer.from(xml, 'utf16le').swap16()],
    ['Windows-1252', 'windows-1252', (xml: string) => Buffer.from(xml, 'latin1')],
    ['UTF-8 that is declared as UTF-16', 'utf-16', (xml: string) => Buffer.from(xml)],
  ])('in %s is read', async (_encoding, name, encode) => {
    const sheet = `<?xml version="1.0" encoding="${name}"?><worksheet><sheetData>${row(1, 'Größe')}</sheetData></worksheet>`;
    const listed = '<sheet name="A" r:id="rId2"/>';
    const other = { 'xl/worksheets/other.xml': encode(sheet), ...related(['worksheet', 'worksheets/other.xml']) };
    expect(await cellsOf('', { 'xl/workbook.xml': book('', listed), ...other })).toEqual([
      { row: 1, cells: ['Größe'] },
    ]);
  });

  test('with merged rows has their value in each row', async () => {
    const merged = `${users}${row(3, 'c@d.e')}</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells><sheetData>`;
    expect((await cellsOf(merged))?.[2]).toEqual({ row: 3, cells: ['c@d.e', 'Ann'] });
  });

  test.each([
    [
      'only hidden sheets',
      users,
      { 'xl/workbook.xml': book('', '<sheet name="A" state="hidden" r:id="rId1"/>') },
      'has only hidden sheets: "A"',
    ],
    ['a row too far down', row(60_000, 'x'), {}, 'has too many rows'],
    ['an unknown entity', row(1, '&a;'), {}, 'is damaged: xl/worksheets/sheet1.xml: '],
    ['elements in elements', '<is>'.repeat(200), {}, 'nested more than 100 levels deep'],
    ['a cell without a column', '<row><c r="7"/></row>', {}, 'has a cell named 7'],
    [
      'a missing sheet',
      users,
      { 'xl/workbook.xml': book('', '<sheet name="A" r:id="rId7"/>') },
      'it lacks the sheet "A"',
    ],
  ])('with %s is refused', async (_what, sheet, parts, message) => {
    await expect(cellsOf(sheet, parts)).rejects.toThrow(message);
  });

  test('without rules shows all sheets, and the formulas that have no stored result', async () => {
    const sheet = '<row><c t="str"><f>A1</f><v>Ada</v></c><c><f>SUM(B1:B2)</f></c></row>';
    const sheets = await readWorkbook(await workbook([sheet], two('state="hidden"')), limits);
    expect(sheets.map(({ name, rows }) => [name, rows[0]?.cells])).toEqual([
      ['One', ['Ada', '=SUM(B1:B2)']],
      ['Two', ['two']],
    ]);
  });

  test('leaves out a formula whose stored result is empty, as LibreOffice writes it', async () => {
    const sheet = '<row><c t="s"><v>0</v></c><c r="B1" t="str"><f aca="false">IF(A1="x","a","")</f><v></v></c></row>';
    const texts = { 'xl/sharedStrings.xml': '<sst><si><t>Ada</t></si></sst>' };
    const [content] = await readWorkbook(await workbook([sheet], texts), limits);
    expect(content?.rows[0]?.cells).toEqual(['Ada']);
  });
});
