/** The separators of words: white space and punctuation. */
const between = /[\s\p{Z}\p{P}]+/u;

/** For each ASCII character whether it is a separator. */
const isBetween = Uint8Array.from({ length: 128 }, (_, code) => Number(between.test(String.fromCharCode(code))));

/** Receives the words of a text: in lower case, each from `start` up to, but not including, `end` of a source. */
export type TakeWord = (source: string, start: number, end: number) => void;

/**
 * Passes the words of a text in lower case and NFKC form. Returns true if each occurs literally, ignoring case.
 * Most text is ASCII and needs neither a regular expression nor normalization.
 */
export function eachWord(text: string, take: TakeWord): boolean {
  const lower = text.toLowerCase();
  // A few letters get longer in lower case; then positions in the text differ from those in its lower-case form.
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

/** A range of a text without separators, and whether the text continues with such characters. */
export interface Part {
  word: string;
  /** Whether a word starts and ends at the edges of this part. */
  begins: boolean;
  ends: boolean;
}

/** The ASCII parts that a text must contain to match; other parts are omitted. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[^\s!"#%&'()*,\-./:;?@[\\\]_{}]+/g)) {
    const [begins, ends] = [index > 0, index + word.length < text.length];
    if (/^[!-~]+$/.test(word)) parts.push({ word, begins, ends });
  }
  return parts;
}
