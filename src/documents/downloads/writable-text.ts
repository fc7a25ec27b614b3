import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { charactersOf } from './font-characters.ts';

/** A text, and a font that has all characters of the text: the name of a standard PDF font, or a font file. */
export interface Writable {
  text: string;
  font: string | Buffer;
}

/** Matches any character outside Windows-1252. The standard PDF fonts lack these characters. */
const beyondStandard = /[^\n\x20-\x7e\xa0-\xac\xae-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;
const replacement = '\ufffd';
/** A note at the end of the PDF lists at most this number of characters that the font lacks. */
const mostNamed = 20;

/** If the font lacks characters, the returned text ends with a note that lists the missing characters. */
export async function writableText(text: string): Promise<Writable> {
  if (!beyondStandard.test(text)) return { text, font: 'Helvetica' };
  const font = await readFile(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  const has = charactersOf(font);
  const missing = new Set<string>();
  const known = new Map<string, string>();
  const shown = text.replace(/[^\n -~]/gu, (sign) => {
    const before = known.get(sign);
    if (before !== undefined) return before;
    if (/\s/.test(sign)) return ' ';
    const isThere = has(sign.codePointAt(0) ?? 0);
    if (!isThere) missing.add(sign);
    known.set(sign, isThere ? sign : replacement);
    return isThere ? sign : replacement;
  });
  return { text: missing.size === 0 ? shown : `${shown}\n\n${noteOf([...missing])}`, font };
}

function noteOf(missing: readonly string[]): string {
  const names = missing.map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return `[The font of this copy lacks ${names.slice(0, mostNamed).join(', ')}${more}; they are shown as ${replacement}.]`;
}
