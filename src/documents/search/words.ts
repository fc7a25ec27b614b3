/** Words are separated by white space and punctuation. */
const between = /[\s\p{Z}\p{P}]+/u;

const isBetween = Uint8Array.from({ length: 128 }, (_, code) => Number(between.test(String.fromCharCode(code))));

export type TakeWord = (source: string, start: number, end: number) => void;

/**
 * Passes each word of a text to a callback, in lower case and in the Unicode normalization form NFKC.
 * Returns false if the normalization has changed the text.
 * The function skips the normalization of ASCII words, because normalization never changes them.
 */
export function eachWord(text: string, take: TakeWord): boolean {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return takeOther(text, take);
  let isPlain = true;
  let [start, isAscii] = [0, true];
  for (let at = 0; at <= lower.length; at++) {
    const code = at < lower.length ? lower.charCodeAt(at) : 0x20;
    if (code >= 128) isAscii = false;
    if (code >= 128 || isBetween[code] !== 1) continue;
    if (!isAscii) isPlain = takeOther(text.slice(start, at), take) && isPlain;
    else if (at > start) take(lower, start, at);
    start = at + 1;
    isAscii = true;
  }
  return isPlain;
}

function takeOther(text: string, take: TakeWord): boolean {
  const normal = text.normalize('NFKC');
  for (const word of normal.toLowerCase().split(between)) if (word !== '') take(word, 0, word.length);
  return normal === text;
}

export function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (source, start, end) => words.push(source.slice(start, end)));
  return words;
}

export interface Part {
  word: string;
  begins: boolean;
  ends: boolean;
}

/** Returns the words of a search text that consist only of ASCII characters. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[^\s!"#%&'()*,\-./:;?@[\\\]_{}]+/g)) {
    const [begins, ends] = [index > 0, index + word.length < text.length];
    if (/^[!-~]+$/.test(word)) parts.push({ word, begins, ends });
  }
  return parts;
}
