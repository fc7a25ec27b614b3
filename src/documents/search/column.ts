import { momentOf } from '../../tenant/clock.ts';
import type { DocumentRow } from '../../tenant/rows.ts';

type Term = string | number | boolean;

export type Reading = (row: DocumentRow) => readonly Term[];

/** The values of one field or property in a document. `moments` contains times as milliseconds since 1970. */
export class ColumnValues {
  readonly values: readonly Term[];
  #moments: readonly number[] | undefined;

  constructor(values: readonly Term[]) {
    this.values = values;
  }

  get moments(): readonly number[] {
    this.#moments ??= this.values.map((value) => momentOf(String(value)));
    return this.#moments;
  }
}

export class Column {
  readonly #read: Reading;
  readonly #isMoments: boolean;
  readonly #codes: number[] = [];
  readonly #values: ColumnValues[] = [];
  readonly #numbers: number[] = [];
  readonly #single = new Map<Term | undefined, number>();
  readonly #several = new Map<string, number>();

  constructor(read: Reading, isMoments: boolean) {
    this.#read = read;
    this.#isMoments = isMoments;
  }

  get size(): number {
    return this.#values.length;
  }

  set(slot: number, row: DocumentRow | undefined): number {
    const values = row ? this.#read(row) : [];
    this.#codes[slot] = this.#codeOf(values);
    return values.reduce<number>((sum, value) => sum + String(value).length, 0);
  }

  codeAt(slot: number): number {
    return this.#codes[slot] ?? 0;
  }

  numberAt(slot: number): number {
    return this.#numbers[this.codeAt(slot)] as number;
  }

  at(slot: number): ColumnValues {
    return this.#values[this.codeAt(slot)] as ColumnValues;
  }

  #codeOf(values: readonly Term[]): number {
    if (values.length < 2) return this.#code(this.#single, values[0], values);
    return this.#code(this.#several, JSON.stringify(values), values);
  }

  #code<Key>(codes: Map<Key, number>, key: Key, values: readonly Term[]): number {
    const known = codes.get(key);
    if (known !== undefined) return known;
    const code = this.#values.push(new ColumnValues(values)) - 1;
    codes.set(key, code);
    this.#numbers.push(values.length === 1 ? this.#numberOf(values[0]) : Number.NaN);
    return code;
  }

  #numberOf(value: Term | undefined): number {
    if (this.#isMoments) return momentOf(String(value));
    return typeof value === 'number' ? value : Number.NaN;
  }
}
