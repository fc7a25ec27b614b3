import { isUtf8 } from 'node:buffer';
import { mostOfText } from './tidy-text.ts';
import { Unreadable } from './unreadable.ts';

export function markedEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
}

/** A text file may contain line breaks, tabs, vertical tabs and form feeds, and no other control characters. */
const control = /[^\P{Cc}\t\n\v\f\r\u007f-\u009f]/u;

export function isText(bytes: Uint8Array): boolean {
  return controlIn(bytes) === undefined;
}

/** Names the first control character that no text file may contain, and its line. */
export function controlIn(bytes: Uint8Array): string | undefined {
  const text = withoutEndMark(new TextDecoder(encodingOf(bytes)).decode(bytes));
  const { 0: sign, index = 0 } = control.exec(text) ?? {};
  if (sign === undefined) return undefined;
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `the control character U+${code} in line ${text.slice(0, index).split(/\r\n?|\n/).length}`;
}

/** Old programs end a text file with the character Ctrl-Z, and some fill the last block with it. */
function withoutEndMark(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === 0x1a) end -= 1;
  return text.slice(0, end);
}

/** Decodes a text file. If `bytes` is only the start of a long file, an incomplete last character is omitted. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes, { stream: bytes.length >= mostOfText });
  if (encoding === 'windows-1252' && (unassigned.test(text) || isMisread(text))) {
    throw new Unreadable('the text is neither in UTF-8, nor in UTF-16, nor in Windows-1252');
  }
  return withoutEndMark(text);
}

/** The bytes to which Windows-1252 assigns no character. Texts in Shift JIS, for example, contain many of them. */
const unassigned = /[\x81\x8d\x8f\x90\x9d]/;

/**
 * Signs of another encoding: several special characters in a row, as in Cyrillic and Chinese texts, and symbols or
 * capital letters within a word, as in Polish texts and in texts of old computers. Dots in a row mean nothing.
 */
const rows = /(?!(.)\1)[¡-¶¸-ÿ]{4,}/gu;
const withinWords = /(?<=\p{L})[‚„†‡ˆ‰‹”˜›¡-¦§¨ª-¬¯-³¶¸-¿÷](?=\p{L})|(?<=\p{Ll})[ŠŽŸ](?=\p{Ll})/gu;

function isMisread(text: string): boolean {
  const inRows = (text.match(rows) ?? []).join('').length;
  const odd = inRows + 3 * (text.match(withinWords)?.length ?? 0);
  return odd * 3 > (text.match(/[^\0-\x7f]/g)?.length ?? 0);
}

function encodingOf(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked !== 'utf-8') return marked;
  return unmarkedUtf16(bytes) ?? (isUtf8(bytes) || isMostlyUtf8(bytes) ? marked : 'windows-1252');
}

/** In the first characters of a UTF-16 text without a byte order mark, every second byte is zero. */
function unmarkedUtf16([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined;
}

/** Most characters beyond ASCII of a damaged or cut UTF-8 text have the bytes that UTF-8 requires. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const isCut = bytes.length >= mostOfText;
  let [sound, damaged] = [0, 0];
  for (const sign of new TextDecoder().decode(bytes, { stream: isCut })) {
    if (sign === '\ufffd') damaged += 1;
    else if (sign > '\x7f') sound += 1;
  }
  return sound > damaged || (isCut && damaged === 0);
}
