import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawPdf, writableText } from './draw-pdf.ts';

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

test('the note lists at most twenty characters that the font lacks', async () => {
  const lacking = (count: number) => String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x4e00 + at));
  expect((await writableText(lacking(20))).text).toMatch(/U\+4E12, U\+4E13; they/);
  expect((await writableText(lacking(22))).text).toMatch(/U\+4E12, U\+4E13 and 2 more; they/);
});

test.each(['אחת שתיים שלוש', 'אחת 2024 שתיים', 'عقد ABC Ltd إيجار', 'عقد إيجار بين الطرفين'])(
  'the words of the line %s are in the order in which they are read',
  async (line) => {
    expect(await textOf(await draw(line))).toBe(line);
  },
);

test('a Hebrew line begins at the right margin', async () => {
  const page = await (await getDocumentProxy(new Uint8Array(await draw('אחת')))).getPage(1);
  const [item] = (await page.getTextContent()).items.flatMap((each) => ('str' in each ? [each] : []));
  expect(Math.round((item?.transform[4] ?? 0) + (item?.width ?? 0))).toBe(595 - 56);
});

test('a long Hebrew paragraph is broken into lines, and long texts into pages', async () => {
  const paragraph = 'הסכם שכירות בין הצדדים '.repeat(12).trim();
  expect((await textOf(await draw(paragraph))).match(/הסכם/g)).toHaveLength(12);
  const document = await getDocumentProxy(new Uint8Array(await draw(`${paragraph}\n`.repeat(30))));
  expect(document.numPages).toBe(2);
});

test('characters that nobody sees do not divide the words of a PDF', async () => {
  for (const text of ['termi\u00adnation', 'termi\u200bnation', 'ż termi\u00adnation']) {
    expect(await textOf(await draw(text))).toContain('termination');
  }
});
