import { getDocumentProxy } from 'unpdf';
import { longest } from './tidy-text.ts';
import { encrypted, Unreadable } from './unreadable.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

export async function readPdf(bytes: Buffer): Promise<string> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), {
      verbosity: 0,
    });
    const text = await textOfPages(document);
    await document.loadingTask.destroy();
    return text;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new Unreadable(encrypted);
    throw error;
  }
}

/** Reads page by page to save memory, and stops at the maximum length of a document text. */
async function textOfPages(document: Document): Promise<string> {
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages && length < longest; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    page.cleanup();
    pages.push(text);
    length += text.length;
  }
  return pages.join('\n\n');
}
