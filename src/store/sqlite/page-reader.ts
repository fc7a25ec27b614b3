import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export type Value = string | number | bigint | Uint8Array | null;

/** A page of a B-tree. A damaged record is undefined. The inner pages of a table have no records. */
export interface TreePage {
  isIndex: boolean;
  children: number[];
  records: (Value[] | undefined)[];
}

const innerIndex = 2;
const innerTable = 5;
const leafIndex = 10;
const leafTable = 13;

/** The length of a number in a record in bytes, by its type. The types 8 and 9 are the numbers 0 and 1. */
const numberLengths = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

/** Reads each page without its parents, which SQLite needs. The format: https://sqlite.org/fileformat2.html */
export class PageReader {
  readonly count: number;
  readonly #handle: number;
  readonly #size: number;
  /** The number of bytes at the beginning of each page that SQLite uses. */
  readonly #usable: number;

  constructor(file: string) {
    this.#handle = openSync(file, 'r');
    const header = Buffer.alloc(100);
    readSync(this.#handle, header, 0, 100, 0);
    const size = header.readUInt16BE(16);
    this.#size = size === 1 ? 65_536 : Math.max(size, 512);
    this.#usable = this.#size - header.readUInt8(20);
    this.count = Math.floor(fstatSync(this.#handle).size / this.#size);
  }

  close(): void {
    closeSync(this.#handle);
  }

  treePage(page: number): TreePage | undefined {
    const bytes = this.#read(page);
    const start = page === 1 ? 100 : 0;
    const kind = bytes.readUInt8(start);
    if (![innerIndex, innerTable, leafIndex, leafTable].includes(kind)) return undefined;
    const isInner = kind === innerIndex || kind === innerTable;
    const isIndex = kind === innerIndex || kind === leafIndex;
    const first = start + (isInner ? 12 : 8);
    const cells = bytes.readUInt16BE(start + 3);
    if (first + 2 * cells > this.#usable) return undefined;
    const places = Array.from({ length: cells }, (_, at) => bytes.readUInt16BE(first + 2 * at));
    if (places.some((at) => at + 4 > this.#usable)) return undefined;
    const children = isInner ? [...places, start + 8].map((at) => bytes.readUInt32BE(at)) : [];
    const records = kind === innerTable ? [] : places.map((at) => this.#record(bytes, isInner ? at + 4 : at, isIndex));
    return { isIndex, children, records };
  }

  freePages(): { pages: Set<number>; isWhole: boolean } {
    const header = this.#read(1);
    const pages = new Set<number>();
    for (let trunk = header.readUInt32BE(32); this.#isPage(trunk) && !pages.has(trunk); ) {
      pages.add(trunk);
      const bytes = this.#read(trunk);
      const length = Math.min(bytes.readUInt32BE(4), this.#usable / 4 - 2);
      for (let at = 0; at < length; at++) pages.add(bytes.readUInt32BE(8 + 4 * at));
      trunk = bytes.readUInt32BE(0);
    }
    return { pages, isWhole: pages.size === header.readUInt32BE(36) };
  }

  #read(page: number): Buffer {
    const bytes = Buffer.alloc(this.#size);
    if (this.#isPage(page)) readSync(this.#handle, bytes, 0, this.#size, (page - 1) * this.#size);
    return bytes;
  }

  #isPage(page: number): boolean {
    return page >= 1 && page <= this.count;
  }

  #record(bytes: Buffer, at: number, isIndex: boolean): Value[] | undefined {
    try {
      const length = numberAt(bytes, at);
      const begin = isIndex ? length.end : numberAt(bytes, length.end).end;
      return valuesIn(this.#payload(bytes, begin, length.value, isIndex));
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  #payload(bytes: Buffer, begin: number, length: number, isIndex: boolean): Buffer {
    const usable = this.#usable;
    const most = isIndex ? Math.floor(((usable - 12) * 64) / 255) - 23 : usable - 35;
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const fitting = least + ((length - least) % (usable - 4));
    const local = length <= most ? length : fitting <= most ? fitting : least;
    const parts = [sliceOf(bytes, begin, local)];
    let next = length > local ? bytes.readUInt32BE(begin + local) : 0;
    for (let left = length - local; left > 0; left -= usable - 4) {
      if (next < 2 || !this.#isPage(next)) throw new RangeError('the chain of pages has a gap');
      const page = this.#read(next);
      parts.push(page.subarray(4, 4 + Math.min(left, usable - 4)));
      next = page.readUInt32BE(0);
    }
    if (next !== 0) throw new RangeError('the chain of pages is too long');
    return Buffer.concat(parts);
  }
}

function sliceOf(bytes: Buffer, begin: number, length: number): Buffer {
  if (begin + length > bytes.length) throw new RangeError('the value ends after its page');
  return bytes.subarray(begin, begin + length);
}

/** Reads a number of one to nine bytes. Numbers above `Number.MAX_SAFE_INTEGER`, such as row ids, are rounded. */
function numberAt(bytes: Buffer, at: number): { value: number; end: number } {
  let value = 0;
  for (let end = at; end < at + 8; end++) {
    const byte = bytes.readUInt8(end);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: end + 1 };
  }
  return { value: value * 256 + bytes.readUInt8(at + 8), end: at + 9 };
}

function valuesIn(record: Buffer): Value[] {
  const header = numberAt(record, 0);
  const values: Value[] = [];
  let begin = header.value;
  for (let at = header.end; at < header.value; ) {
    const { value: type, end } = numberAt(record, at);
    const length = type >= 12 ? Math.floor((type - 12) / 2) : (numberLengths[type] ?? Number.POSITIVE_INFINITY);
    values.push(decoded(type, sliceOf(record, begin, length)));
    begin += length;
    at = end;
  }
  if (begin !== record.length) throw new RangeError('the values do not fill the record');
  return values;
}

function decoded(type: number, bytes: Buffer): Value {
  if (type >= 12) return type % 2 === 0 ? bytes : bytes.toString();
  if (type === 0) return null;
  if (type >= 8) return type - 8;
  if (type === 7) return bytes.readDoubleBE();
  return type === 6 ? bytes.readBigInt64BE() : bytes.readIntBE(0, bytes.length);
}
