import type { WordPart } from './words.ts';

/** Numbers the distinct words. Finds a word by its place in a text, because copying it to a string is slow. */
export class Lexicon {
  readonly #words: string[] = [];
  readonly #hashes: number[] = [];
  #table = new Int32Array(4096);
  #lines = '\n';
  readonly #starts: number[] = [];

  find(word: string): number | undefined {
    const place = this.#placeOf(word, 0, word.length, hashOf(word, 0, word.length));
    const entry = this.#table[place] as number;
    return entry === 0 ? undefined : entry - 1;
  }

  numberOf(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end);
    const place = this.#placeOf(text, start, end, hash);
    const entry = this.#table[place] as number;
    if (entry !== 0) return entry - 1;
    this.#hashes.push(hash);
    this.#table[place] = this.#words.push(ofItsOwn(text.slice(start, end)));
    if (this.#words.length * 2 > this.#table.length) this.#widen();
    return this.#words.length - 1;
  }

  #placeOf(text: string, start: number, end: number, hash: number): number {
    const mask = this.#table.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const entry = this.#table[place] as number;
      if (entry === 0) return place;
      if (this.#hashes[entry - 1] === hash && isAt(this.#words[entry - 1] as string, text, start, end)) return place;
    }
  }

  #widen(): void {
    const table = new Int32Array(this.#table.length * 4);
    const mask = table.length - 1;
    for (const [number, hash] of this.#hashes.entries()) {
      let place = hash & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = number + 1;
    }
    this.#table = table;
  }

  get length(): number {
    return this.#lines.length;
  }

  holding({ word, begins, ends }: WordPart): number[] {
    this.#catchUp();
    const wanted = `${begins ? '\n' : ''}${word}${ends ? '\n' : ''}`;
    const numbers: number[] = [];
    for (let at = this.#lines.indexOf(wanted); at !== -1; ) {
      const number = this.#lineAt(begins ? at + 1 : at);
      numbers.push(number);
      const next = this.#starts[number + 1];
      at = next === undefined ? -1 : this.#lines.indexOf(wanted, next - 1);
    }
    return numbers;
  }

  #catchUp(): void {
    const added = this.#words.slice(this.#starts.length);
    if (added.length === 0) return;
    let start = this.#lines.length;
    for (const word of added) {
      this.#starts.push(start);
      start += word.length + 1;
    }
    this.#lines += `${added.join('\n')}\n`;
  }

  #lineAt(position: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] as number) <= position) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** Copies a long word to a new string. A substring would keep the whole text in memory. */
function ofItsOwn(word: string): string {
  if (word.length < 13) return word;
  return Buffer.from(word, 'utf16le').toString('utf16le');
}

/** Returns a hash of a word in a text, for the hash table of words. The algorithm is based on FNV-1a. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}
