/** Matches the characters that separate words: white space and punctuation. */
const between = /[\s\p{Z}\p{P}]+/u;

/** Table that contains for each ASCII character 1 if the character separates words, otherwise 0. */
const isBetween = Uint8Array.from({ length: 128 }, (_, code) => Number(between.test(String.fromCharCode(code))));

/**
 * Callback that receives one word of a text in lower case.
 * The word extends from position `start` up to, but not including, position `end` of the text `source`.
 */
export type TakeWord = (source: string, start: number, end: number) => void;

/**
 * Passes each word of a text to a callback, in lower case and in the Unicode normalization form NFKC.
 * Returns true if the text contains each passed word literally, apart from upper and lower case.
 * ASCII words are found without a regular expression and without normalization, because most text is ASCII.
 */
export function eachWord(text: string, take: TakeWord): boolean {
  const lower = text.toLowerCase();
  // If a letter becomes longer in lower case, the positions in the lower-case text do not fit the original text.
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

/** A word in a search text, and whether the search text continues before and after the word. */
export interface Part {
  word: string;
  /** True if the searched word must be at the start of a found word. `ends` requires the end of a found word. */
  begins: boolean;
  ends: boolean;
}

/**
 * Returns the ASCII words of a search text. A matching text must contain all these words.
 * Words of the search text that contain other characters are omitted.
 */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[^\s!"#%&'()*,\-./:;?@[\\\]_{}]+/g)) {
    const [begins, ends] = [index > 0, index + word.length < text.length];
    if (/^[!-~]+$/.test(word)) parts.push({ word, begins, ends });
  }
  return parts;
}
