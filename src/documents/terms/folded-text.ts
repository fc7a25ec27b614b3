import { countUpTo } from '../../tenant/compare.ts';
import { joint, type TermFinder, turnLength } from './term-finder.ts';

export type Stretch = readonly [from: number, to: number];

const blank = 0x20;
const hyphens = '\u002d\u2010\u00ad';

/** Signs that look alike or stand for each other, and the sign that the search uses for them. */
const alike: Readonly<Record<string, string>> = {
  "'": '\u2018\u2019\u201a\u201b\u02bc\u2032\u00b4\u0060',
  '"': '\u201c\u201d\u201e\u201f\u2033',
  '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d',
  σ: 'ς',
  I: '\u0130',
};
const signFor = new Map(
  Object.entries(alike).flatMap(([sign, others]) => Array.from(others, (other) => [other, sign])),
);

/** White space becomes a space. Characters that nobody sees disappear. Compatibility forms become plain letters. */
function foldedSign(sign: string): string {
  if (/\s/.test(sign)) return ' ';
  if (/\p{Default_Ignorable_Code_Point}/u.test(sign)) return '';
  const plain = signFor.get(sign) ?? Array.from(sign.normalize('NFKC'), (each) => signFor.get(each) ?? each).join('');
  return plain.toLowerCase().replace(/\s/g, ' ');
}

/** For each character, the one character that replaces it, or 0 if it is unknown or replaced by more or fewer. */
const single = new Uint16Array(65_536);
const others = new Map<string, string>();

/** White space, Japanese voice marks and halves of characters are not replaced one by one. */
const isSpecial = /[\s\u3099\u309a\p{Cs}]/u;

function otherFor(sign: string): string {
  const known = others.get(sign) ?? foldedSign(sign);
  if (known.length === 1 && sign.length === 1 && !isSpecial.test(known))
    single[sign.charCodeAt(0)] = known.charCodeAt(0);
  else others.set(sign, known);
  return known;
}

export function foldedTerms(terms: readonly string[]): string[] {
  return terms.map(folded);
}

/** Whether a text has characters beyond ASCII or others that need more than lower case. A regular expression is slower. */
function isUnusual(text: string): boolean {
  return Buffer.byteLength(text) !== text.length || text.includes('`') || text.includes('-\n');
}

export function folded(text: string): string {
  if (isUnusual(text)) return folding(text);
  return text.toLowerCase().replace(/\s\s+|[\t-\r]/g, ' ');
}

/** Like `folded`, but white space may stay as it is, because only the words matter. */
export function foldedWords(text: string): string {
  return isUnusual(text) ? folding(text) : text.toLowerCase();
}

function folding(text: string): string {
  const fold = new Fold(text);
  fold.read(0, text.length);
  return fold.folded;
}

/** A piece ends after white space between two words. Some words continue after a line break. */
const isEnd = /^(?:[^\s\-\u2010\u00ad][^\S\n]|[^\s\-\u2010\u00ad\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]\n)\S/u;

/** Converts a text piece by piece. Only very long words are cut. */
export function* foldedPieces(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    let to = from + turnLength;
    while (to < text.length && to < from + 2 * turnLength && !isEnd.test(text.slice(to - 1, to + 2))) to += 1;
    yield folded(text.slice(from, to + 1));
    from = to + 1;
  }
}

export class FoldedText {
  readonly text: string;
  readonly #folded: string;
  readonly #runs: LongRuns;

  private constructor(text: string, { folded, runs }: Fold) {
    this.text = text;
    this.#folded = folded;
    this.#runs = runs;
  }

  /** Yields the cost of each step before the step runs. */
  static *of(text: string): Generator<number, FoldedText> {
    const fold = new Fold(text);
    for (let at = 0; at < text.length; at += turnLength) {
      yield Math.min(turnLength, text.length - at);
      fold.read(at, Math.min(at + turnLength, text.length));
    }
    return new FoldedText(text, fold);
  }

  *find(terms: TermFinder, from = 0): Generator<number, Stretch | undefined> {
    const first = this.#runs.firstAt(from, this.#folded.length);
    const found = yield* terms.first(this.#folded, first);
    if (!found) return undefined;
    const end = found.end < this.#folded.length ? this.#runs.placeOf(found.end) : this.text.length;
    return [this.#runs.placeOf(found.start), Math.max(end, this.#runs.placeOf(found.end - 1) + 1)];
  }
}

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
/** Chinese and Japanese words continue in the next line without a hyphen. */
const isEastAsian = (sign: string): boolean => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(sign);

class Fold {
  readonly runs = new LongRuns();
  readonly #text: string;
  folded = '';
  readonly #units: Uint16Array<ArrayBuffer>;
  #length = 0;
  /** The number of white space characters directly before the current position. */
  #spaces = 0;

  constructor(text: string) {
    this.#text = text;
    this.#units = new Uint16Array(Math.min(turnLength, text.length) + 64);
  }

  /** Reads and converts the characters from the position `from` to `to - 1`. */
  read(from: number, to: number): void {
    const text = this.#text;
    const piece = text.slice(from, to);
    if (this.#spaces === 0 && !isUnusual(text.slice(Math.max(0, from - 1), to + 1)) && !/\s\s/.test(piece)) {
      this.folded += folded(piece);
      this.#spaces = Number(/\s$/.test(piece));
      return;
    }
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at);
      const unit = single[code] as number;
      if (code === blank) this.#readSpace(at);
      else if (unit === 0) at += this.#readOther(at);
      else {
        this.#spaces = 0;
        this.#push(unit);
      }
    }
    this.#flush();
  }

  #readOther(at: number): number {
    const sign = String.fromCodePoint(this.#text.codePointAt(at) ?? 0);
    const other = otherFor(sign);
    if (other === ' ') this.#readSpace(at);
    else if (!this.#composes(other)) this.#replace(sign, other);
    return sign.length - 1;
  }

  #readSpace(at: number): void {
    if (this.#joins(at) || this.#spaces++ > 0) this.#shift(1);
    else this.#push(blank);
  }

  #replace(sign: string, other: string): void {
    if (other !== '') this.#spaces = 0;
    for (let index = 0; index < other.length; index++) {
      if (index >= sign.length) this.#shift(-1);
      this.#push(other.charCodeAt(index));
    }
    if (sign.length > other.length) this.#shift(sign.length - other.length);
  }

  /** A narrow Japanese voice mark follows its letter, and a wide letter contains it. */
  #composes(mark: string): boolean {
    if (mark !== '\u3099' && mark !== '\u309a') return false;
    const last = this.#units[this.#length - 1];
    const whole = last === undefined ? '' : `${String.fromCharCode(last)}${mark}`.normalize('NFC');
    if (whole.length !== 1) return false;
    this.#units[this.#length - 1] = whole.charCodeAt(0);
    this.#shift(1);
    return true;
  }

  /** Returns whether the line break at this position stands inside a word. */
  #joins(at: number): boolean {
    const text = this.#text;
    if (text.charAt(at) !== '\n') return false;
    const [before, next] = [text.charAt(at - 1), text.charAt(at + 1)];
    if (isEastAsian(before) && isEastAsian(next)) return true;
    if (before === '' || !hyphens.includes(before) || !isLetter(text.charAt(at - 2)) || !isLetter(next)) return false;
    if (before !== '\u00ad') this.#replaceLast(joint);
    return true;
  }

  #replaceLast(sign: string): void {
    if (this.#length > 0) this.#units[this.#length - 1] = sign.charCodeAt(0);
    else this.folded = `${this.folded.slice(0, -1)}${sign}`;
  }

  #push(unit: number): void {
    if (this.#length === this.#units.length) this.#flush();
    this.#units[this.#length++] = unit;
  }

  #shift(lost: number): void {
    this.runs.add(this.folded.length + this.#length, lost);
  }

  #flush(): void {
    this.folded += Buffer.from(this.#units.buffer, 0, 2 * this.#length).toString('utf16le');
    this.#length = 0;
  }
}

class LongRuns {
  readonly #ends: number[] = [];
  /** For each position in `#ends`, the total number of characters removed before the position. */
  readonly #lost: number[] = [];

  add(end: number, lost: number): void {
    this.#ends.push(end);
    this.#lost.push((this.#lost.at(-1) ?? 0) + lost);
  }

  placeOf(position: number): number {
    const runs = countUpTo(this.#ends.length, (run) => (this.#ends[run] as number) <= position);
    return position + (this.#lost[runs - 1] ?? 0);
  }

  firstAt(place: number, length: number): number {
    return countUpTo(length, (position) => this.placeOf(position) < place);
  }
}
