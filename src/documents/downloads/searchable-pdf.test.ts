import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { searchablePdf } from './downloadProcessedDocument.ts';

const draw = (text: string) => searchablePdf({ documentId: '1', text }, 'a.txt', new Date(0));

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}

test('a PDF that cannot be drawn is rejected alone, and can be drawn later', async () => {
  const row = { documentId: '1', text: 'a' };
  const [failed, other] = await Promise.allSettled([searchablePdf(row, 'a', new Date(Number.NaN)), draw('b')]);
  expect([failed.status, other.status]).toEqual(['rejected', 'fulfilled']);
  expect(await textOf(await searchablePdf(row, 'a', new Date(0)))).toBe('a');
});
