import { mostOfText } from './tidy-text.ts';

/** Decodes a text file. Without a byte order mark, tries UTF-8 and then Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  // If `bytes` is only the start of a long file, the option `stream` omits an incomplete last character.
  const utf8 = new TextDecoder().decode(bytes, { stream: bytes.length >= mostOfText });
  return utf8.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
}
