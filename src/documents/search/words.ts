/** Matches the separators of words: white space and punctuation. */
const between = /[\s\p{Z}\p{P}]+/u;

/** Table with one entry per ASCII character: 1 for a separator of words, otherwise 0. */
const isBetween = Uint8Array.from({ length: 128 }, (_, code) => Number(between.test(String.fromCharCode(code))));

/**
 * Callback that receives one word, in lower case.
 * The word extends from position `start` up to, but not including, `end` of the source text.
 */
export type TakeWord = (source: string, start: number, end: number) => void;

/**
 * Passes each word of a text to a callback, in lower case and NFKC form.
 * Returns true if each indexed word occurs literally in the text, ignoring case.
 * Most text is ASCII and needs neither a regular expression nor normalization.
 */
export function eachWord(text: string, take: TakeWord): boolean {
  const lower = text.toLowerCase();
  // A few letters become longer in lower case, so the positions of words in the text change.
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

/** Part of a search text without separators, and whether the search text continues before and after the part. */
export interface Part {
  word: string;
  /** True if the part must be at the start of a word; `ends` is true if the part must be at the end of a word. */
  begins: boolean;
  ends: boolean;
}

/**
 * Returns the ASCII words of a search text, which a matching text must contain.
 * Words with other characters are omitted.
 */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[^\s!"#%&'()*,\-./:;?@[\\\]_{}]+/g)) {
    const [begins, ends] = [index > 0, index + word.length < text.length];
    if (/^[!-~]+$/.test(word)) parts.push({ word, begins, ends });
  }
  return parts;
}
