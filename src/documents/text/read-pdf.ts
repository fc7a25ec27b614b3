import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';
import { type Archive, openArchive, openPart } from '../../../spreadsheets/archive.ts';
import { docxLimits } from './docx/read-docx.ts';
import { textOfPage } from './page-text.ts';
import { longest } from './tidy-text.ts';
import { encrypted, Unreadable } from './unreadable.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Loads the character maps of Chinese, Japanese and Korean fonts that a PDF names but does not contain. */
class CharacterMaps {
  static #archive: Promise<Archive> | undefined;

  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const file = new URL('./cmaps.zip', import.meta.url);
    CharacterMaps.#archive ??= readFile(file).then((bytes) => openArchive(bytes, docxLimits));
    return new Uint8Array(await buffer(await openPart(await CharacterMaps.#archive, filename)));
  }
}

export async function readPdf(bytes: Buffer): Promise<string> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), {
      verbosity: 0,
      BinaryDataFactory: CharacterMaps,
      cMapUrl: 'cmaps/',
    });
    if (document.isPureXfa) throw new Unreadable('the file is an XFA form, from which no text is read');
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
  const isFromTex = await hasTexAccents(document);
  let length = 0;
  for (let number = 1; number <= document.numPages && length < longest; number++) {
    const page = await document.getPage(number);
    const text = await textOfPage(page, isFromTex);
    page.cleanup();
    pages.push(text);
    length += text.length;
  }
  return pages.join('\n\n');
}

/** Programs other than TeX draw an accent alone only if a person typed it, for example as an apostrophe. */
async function hasTexAccents(document: Document): Promise<boolean> {
  const { info } = await document.getMetadata();
  return Object.entries(info).some(
    ([name, value]) => /^(Producer|Creator)$/.test(name) && /TeX|dvi/.test(String(value)),
  );
}
