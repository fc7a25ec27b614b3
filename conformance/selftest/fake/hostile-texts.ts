import { readFileSync } from 'node:fs';
import fc from 'fast-check';

// Vite cannot import the file, because it contains half of a pair of UTF-16 units.
const dangerous: string[] = JSON.parse(readFileSync(new URL('hostile-texts.json', import.meta.url), 'utf8'));

/** Texts that a hostile server can send, which are dangerous in shell commands, programs, HTML pages or terminals. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...dangerous), fc.string({ unit: 'binary', maxLength: 4 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(''));

export const hostileHeader = hostileText
  .map((text) => text.replaceAll(/[^\x21-\x7e]/g, ''))
  .filter((text) => text !== '');

export const hostileName = fc
  .string({ unit: fc.constantFrom(..."!#$%&'*+-.^_`|~azAZ09"), minLength: 1, maxLength: 12 })
  .map((name) => `x-${name}`);
