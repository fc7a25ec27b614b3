/** What stands between words: white space and punctuation. */
const between = /[\s\p{Z}\p{P}]+/u;

/** For each character of ASCII whether it stands between words. */
const isBetween = Uint8Array.from({ length: 128 }, (_, code) => Number(between.test(String.fromCharCode(code))));

/** Is handed the words of a text: in lower case, each from `start` up to, without, `end` of a source. */
export type TakeWord = (source: string, start: number, end: number) => void;

/**
 * Hands on the words of a text as the index has them, in lower case and in the form NFKC. True when each stands in the
 * text as it is, apart from case. Most text is ASCII and needs neither a regular expression nor a normal form.
 */
export function eachWord(text: string, take: TakeWord): boolean {
  const lower = text.toLowerCase();
  // Hardly any letter has a longer small one; then places in the text are not those in its lower case.
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

/** A stretch of a text without anything between words in it, and whether the text goes on beyond it with such. */
export interface Part {
  word: string;
  /** Whether a word begins, and ends, where this part does. */
  begins: boolean;
  ends: boolean;
}

/** The parts of ASCII that a text must have in order to hold this one; a part that is not ASCII is left out. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[^\s!"#%&'()*,\-./:;?@[\\\]_{}]+/g)) {
    const [begins, ends] = [index > 0, index + word.length < text.length];
    if (/^[!-~]+$/.test(word)) parts.push({ word, begins, ends });
  }
  return parts;
}
