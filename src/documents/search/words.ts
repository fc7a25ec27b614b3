const between = /[\s\p{Z}\p{P}]+/u;

const isBetween = Uint8Array.from({ length: 128 }, (_, code) => Number(between.test(String.fromCharCode(code))));

export type TakeWord = (source: string, start: number, end: number) => void;

/** The maximum number of characters per piece of text. Between two pieces, the server can handle other requests. */
export const pieceLength = 20_000;

/**
 * If a long word is divided into pieces, neighboring pieces share this number of characters. Neighboring pieces
 * overlap, so that the search finds a term that starts in one piece and ends in the next piece.
 */
const overlap = 1_000;

/** Divides a text into pieces that end between two words, unless a word is longer than one piece. */
export function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = endOfWords(text, from);
    yield text.slice(from, end ?? from + pieceLength);
    from = end ?? from + pieceLength - overlap;
  }
}

function endOfWords(text: string, from: number): number | undefined {
  if (text.length - from <= pieceLength) return text.length;
  for (let to = from + pieceLength; to > from; to--) {
    if (isEnd.test(text.slice(to - 1, to + 1))) return to;
  }
  return undefined;
}

/** A text can be divided after white space or punctuation, unless a combining mark follows. */
const isEnd = /^[\s\p{Z}\p{P}]\P{M}$/u;

/**
 * The character U+034F divides long sequences of combining marks, as in the Stream-Safe Text Format of Unicode.
 * Unicode normalization of many combining marks is slow.
 */
const manyMarks = /(?<!\p{M})\p{M}{31,}/gu;

export function normalized(text: string): string {
  const safe = text.replace(manyMarks, (marks) => marks.replace(/.{30}/gsu, '$&\u034f'));
  return safe.normalize('NFKC');
}

export interface ReadWords {
  /** True if Unicode normalization leaves the text unchanged. */
  isPlain: boolean;
  /** Number of characters after Unicode normalization, which can make a text 18 times as long. */
  length: number;
}

/**
 * Passes each word of a text to a callback, in lower case and in the Unicode normalization form NFKC. ASCII words are
 * not normalized, because Unicode normalization never changes them.
 */
export function eachWord(text: string, take: TakeWord): ReadWords {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return takeOther(text, take);
  const read = { isPlain: true, length: lower.length };
  let [start, isAscii] = [0, true];
  for (let at = 0; at <= lower.length; at++) {
    const code = at < lower.length ? lower.charCodeAt(at) : 0x20;
    if (code >= 128) isAscii = false;
    else if (isBetween[code] === 1) {
      if (!isAscii) addTo(read, takeOther(text.slice(start, at), take));
      else if (at > start) take(lower, start, at);
      start = at + 1;
      isAscii = true;
    }
  }
  return read;
}

function addTo(all: ReadWords, part: ReadWords): void {
  all.isPlain &&= part.isPlain;
  all.length += part.length;
}

function takeOther(text: string, take: TakeWord): ReadWords {
  const normal = normalized(text);
  for (const word of normal.toLowerCase().split(between)) if (word !== '') take(word, 0, word.length);
  return { isPlain: normal === text, length: normal.length };
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

/** Splits a search term into words, and returns the words that contain only ASCII characters. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[^\s!"#%&'()*,\-./:;?@[\\\]_{}]+/g)) {
    const [begins, ends] = [index > 0, index + word.length < text.length];
    if (/^[!-~]+$/.test(word)) parts.push({ word, begins, ends });
  }
  return parts;
}
