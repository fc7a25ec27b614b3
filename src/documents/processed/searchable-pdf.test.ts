import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { searchablePdf } from './searchable-pdf.ts';

const draw = (text: string) => searchablePdf({ documentId: '1', text }, 'a.txt', new Date(0));

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}

test.each(['– of “both” parties', 'Łódź, Żółć', 'Привет, мир', 'Ελληνικά', 'ﬁrst'])(
  '%s can be read in it',
  async (text) => {
    expect((await textOf(await draw(text))).normalize('NFKC')).toContain(text.normalize('NFKC'));
  },
);

test('characters that the font lacks are shown as U+FFFD and reported', async () => {
  const text = await textOf(await draw('Signed: 中文 Łukasz'));
  expect(text).toContain('Signed: \ufffd\ufffd Łukasz');
  expect(text).toContain('lacks U+4E2D, U+6587; they are shown as \ufffd.');
});

test('the same text has the same bytes', async () => {
  for (const text of ['plain', 'Łódź']) expect((await draw(text)).equals(await draw(text))).toBe(true);
});

test('a PDF that cannot be drawn is rejected alone, and can be drawn later', async () => {
  const row = { documentId: '1', text: 'a' };
  const [failed, other] = await Promise.allSettled([searchablePdf(row, 'a', new Date(Number.NaN)), draw('b')]);
  expect([failed.status, other.status]).toEqual(['rejected', 'fulfilled']);
  expect(await textOf(await searchablePdf(row, 'a', new Date(0)))).toBe('a');
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
