import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';
import { type Archive, openArchive, openPart } from '../../../spreadsheets/archive.ts';
import { limits } from './docx/read-docx.ts';
import { longest } from './tidy-text.ts';
import { encrypted, Unreadable } from './unreadable.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** Loads the character maps of Chinese, Japanese and Korean fonts that a PDF names but does not contain. */
class CharacterMaps {
  static #archive: Promise<Archive> | undefined;

  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const file = new URL('./cmaps.zip', import.meta.url);
    CharacterMaps.#archive ??= readFile(file).then((bytes) => openArchive(bytes, limits));
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
    const text = await textOf(page, isFromTex);
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

async function textOf(page: Page, isFromTex: boolean): Promise<string> {
  const { items } = await page.getTextContent();
  const lines = items.flatMap((item) => ('str' in item ? [{ ...item, filled: '' }] : []));
  const rest: string[] = [];
  for (const { text, rect } of filledIn(await page.getAnnotations())) {
    const [left = 0, bottom = 0, , top = 0] = rect;
    const label = lines.findLast(
      ({ str, transform: [, , , , x, y] }) => str !== '' && x <= left && y >= bottom && y <= top,
    );
    if (label) label.filled += ` ${text} `;
    else rest.push(text);
  }
  const written = lines.map(({ str, filled, hasEOL }) => str + filled + (hasEOL ? '\n' : ''));
  const text = written.join('');
  return [isFromTex ? withAccents(text) : text, ...rest].join('\n');
}

/** The accents that the first fonts of TeX draw before a letter, each with its combining mark. */
const pairs =
  '`\u0300 \u00b4\u0301 \u02c6\u0302 \u02dc\u0303 \u00af\u0304 \u02d8\u0306 \u02d9\u0307 \u00a8\u0308 \u02da\u030a \u02dd\u030b \u02c7\u030c \u00b8\u0327';
const marks = new Map(pairs.split(' ').map(([accent, mark]) => [accent, mark]));

/** A grave accent before a letter can also be a quotation mark, so it counts only within a word. */
function withAccents(text: string): string {
  return text.replace(
    /(?:[\u00b4\u02c6\u02dc\u00af\u02d8-\u02da\u00a8\u02dd\u02c7\u00b8]|(?<=\p{L})`)\p{L}/gu,
    (pair) => {
      const [accent = '', letter = ''] = pair;
      const whole = `${letter.replace('\u0131', 'i')}${marks.get(accent)}`.normalize('NFC');
      return whole.length === 1 ? whole : pair;
    },
  );
}

/** What a person has filled in: form fields, and texts that were typed on the page. */
interface FilledIn {
  text: string;
  /** Left, bottom, right and top. */
  rect: number[];
}

interface Annotation extends Record<'checkBox' | 'radioButton' | 'password' | 'hidden', boolean | undefined> {
  subtype: string;
  annotationFlags: number;
  rect: number[];
  fieldType?: string;
  fieldValue?: string | string[] | null;
  exportValue?: string;
  buttonValue?: string;
  textContent?: string[];
}

const [hidden, noView] = [2, 32];

function filledIn(annotations: Annotation[]): FilledIn[] {
  return annotations.flatMap((annotation) => {
    const text = annotation.annotationFlags & (hidden | noView) ? '' : textIn(annotation);
    return text === '' ? [] : [{ text, rect: annotation.rect }];
  });
}

function textIn(annotation: Annotation): string {
  const { subtype, fieldType, fieldValue, textContent = [] } = annotation;
  if (subtype === 'FreeText') return textContent.join('\n');
  if (subtype !== 'Widget' || annotation.password || annotation.hidden) return '';
  if (annotation.checkBox) return box(fieldValue === annotation.exportValue);
  if (annotation.radioButton) return box(fieldValue === annotation.buttonValue);
  return fieldType === 'Tx' || fieldType === 'Ch' ? [fieldValue ?? ''].flat().join(', ') : '';
}

const box = (isChecked: boolean): string => (isChecked ? '☒' : '☐');
