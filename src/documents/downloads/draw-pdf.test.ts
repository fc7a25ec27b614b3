import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawPdf, piecesOf } from './draw-pdf.ts';
import { charactersOf } from './font-characters.ts';
import { writableText } from './writable-text.ts';

const created = new Date('2026-01-15T09:00:00Z');
const draw = (text: string) => drawPdf({ text, title: 'a.txt', created });

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}

test.each(['– of “both” parties', 'Łódź, Żółć', 'Привет, мир', 'Ελληνικά', 'ﬁrst'])(
  '%s can be read in a PDF',
  async (text) => {
    expect((await textOf(await draw(text))).normalize('NFKC')).toContain(text.normalize('NFKC'));
  },
);

test('the same text has the same bytes', async () => {
  for (const text of ['plain', 'Łódź']) expect((await draw(text)).equals(await draw(text))).toBe(true);
});

test('a PDF has the title, the time and the name of the kit as creator', async () => {
  const { info } = await (await getDocumentProxy(new Uint8Array(await draw('plain')))).getMetadata();
  const kit = 'Contract Platform Kit';
  expect(info).toMatchObject({ Title: 'a.txt', Producer: kit, Creator: kit, CreationDate: 'D:20260115090000Z' });
});

test('a page has the size A4, a margin of 56 points and text of 10 points', async () => {
  const page = await (await getDocumentProxy(new Uint8Array(await draw('plain\ntext')))).getPage(1);
  expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  const { items } = await page.getTextContent();
  const [first = [], second = []] = items.flatMap((item) => ('str' in item && item.str !== '' ? [item.transform] : []));
  expect([first[0], first[4], (first[5] - second[5]).toFixed(2)]).toEqual([10, 56, '13.56']);
});

test.each([
  ['words', 'clause '.repeat(8_000)],
  ['lines', 'a clause\n'.repeat(6_000)],
  ['one word', 'x'.repeat(40_000)],
  ['tabs', `x${'\t'.repeat(30_000)}y`],
])('a long text of %s is there whole', async (_what, text) => {
  const letters = (each: string) => each.replace(/\s/g, '');
  expect(letters(await textOf(await draw(text)))).toBe(letters(text));
});

test.each([
  ['200 lines', 'a\n'.repeat(450), [399, 399, 100]],
  ['5,000 characters of short lines', `${'x'.repeat(49)}\n`.repeat(300), [4_999, 4_999, 5_000]],
  ['5,000 characters up to a space', 'word '.repeat(1_001), [4_999, 5]],
  ['5,000 characters at the end of the text', 'word '.repeat(1_000), [5_000]],
  ['5,000 characters after an empty line', `\n${'words '.repeat(900)}`, [4_998, 402]],
  ['5,000 characters without a space after the first', ` ${'\t'.repeat(6_000)}`, [5_000, 1_000]],
  ['whole lines of at most 5,000 characters', `${'word '.repeat(500)}\n`.repeat(3), [2_500, 2_500, 2_501]],
])('a text is drawn in pieces of %s', (_what, text, lengths) => {
  expect([...piecesOf(text)].map((piece) => piece.length)).toEqual(lengths);
});

test('a text that a standard font can show is not changed', async () => {
  const text = 'plain – €5 “both”\n';
  expect(await writableText(text)).toEqual({ text, font: 'Helvetica' });
});

test('characters that the font lacks are replaced, and a note lists them once', async () => {
  const { text, font } = await writableText('Signed:\u3000中文中 Łukasz\n');
  expect(font).toBeInstanceOf(Buffer);
  const note = '[The font of this copy lacks U+4E2D, U+6587; they are shown as \ufffd.]';
  expect(text).toBe(`Signed: \ufffd\ufffd\ufffd Łukasz\n\n\n${note}`);
});

test('the first and the last character of a block that the font has are kept', async () => {
  expect((await writableText('\u206a\u2071 \u2100\u2109')).text).toBe('\u206a\u2071 \u2100\u2109');
  expect((await writableText('\u2065\u210a')).text).toContain('lacks U+2065, U+210A;');
});

function fontOf(first: string, subtables: number): Buffer {
  const font = Buffer.alloc(88);
  font.writeUInt16BE(1, 4);
  for (const [at, tag] of [first, 'cmap'].entries()) {
    font.write(tag, 12 + 16 * at, 'latin1');
    font.writeUInt32BE(48, 20 + 16 * at);
  }
  font.writeUInt16BE(subtables, 50);
  font.writeUInt32BE(24, 56);
  font.writeUInt16BE(12, 72);
  return font;
}

test('a font without characters of all Unicode is refused', () => {
  expect(charactersOf(fontOf('cmap', 1))(0x41)).toBe(false);
  expect(() => charactersOf(fontOf('cmap', 0))).toThrow('the font has no cmap of all Unicode');
  expect(() => charactersOf(fontOf('glyf', 1))).toThrow('the font has no table cmap');
});

test('the note lists at most twenty characters that the font lacks', async () => {
  const lacking = (count: number) => String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x4e00 + at));
  expect((await writableText(lacking(20))).text).toMatch(/U\+4E12, U\+4E13; they/);
  expect((await writableText(lacking(22))).text).toMatch(/U\+4E12, U\+4E13 and 2 more; they/);
});
