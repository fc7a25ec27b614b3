import { momentOf } from '../../world/moment.ts';
import type { DocumentRow } from '../../world/rows.ts';

type Term = string | number | boolean;

/** Function that returns the values of a field or property in a document record: none, one or several. */
export type Reading = (row: DocumentRow) => readonly Term[];

/**
 * The values of a field or property in one or more document records.
 * Each value is converted only once to a form that can be compared, for example to lower case.
 */
export class Values {
  readonly values: readonly Term[];
  #lowered: readonly string[] | undefined;
  #moments: readonly number[] | undefined;

  constructor(values: readonly Term[]) {
    this.values = values;
  }

  get lowered(): readonly string[] {
    this.#lowered ??= this.values.map((value) => String(value).toLowerCase());
    return this.#lowered;
  }

  get moments(): readonly number[] {
    this.#moments ??= this.values.map((value) => momentOf(String(value)));
    return this.#moments;
  }
}

/**
 * Index column with the values of one field or property in all document records.
 * Equal values are stored only once and are compared only once for each query.
 */
export class Column {
  readonly #read: Reading;
  readonly #isMoments: boolean;
  readonly #codes: number[] = [];
  readonly #values: Values[] = [];
  /** For each distinct value of the index column: the number or the time in milliseconds, otherwise NaN. */
  readonly #numbers: number[] = [];
  readonly #single = new Map<Term | undefined, number>();
  readonly #several = new Map<string, number>();

  /** If `isMoments` is true, the values of the index column are compared as times. */
  constructor(read: Reading, isMoments: boolean) {
    this.#read = read;
    this.#isMoments = isMoments;
  }

  /** Number of distinct values in the index column, including values that no document record uses any more. */
  get size(): number {
    return this.#values.length;
  }

  set(slot: number, row: DocumentRow | undefined): void {
    this.#codes[slot] = this.#codeOf(row ? this.#read(row) : []);
  }

  codeAt(slot: number): number {
    return this.#codes[slot] ?? 0;
  }

  /** Returns the number or time (milliseconds) of a document record, or NaN if the record has no single such value. */
  numberAt(slot: number): number {
    return this.#numbers[this.codeAt(slot)] as number;
  }

  at(slot: number): Values {
    return this.#values[this.codeAt(slot)] as Values;
  }

  #codeOf(values: readonly Term[]): number {
    if (values.length < 2) return this.#code(this.#single, values[0], values);
    return this.#code(this.#several, JSON.stringify(values), values);
  }

  #code<Key>(codes: Map<Key, number>, key: Key, values: readonly Term[]): number {
    const known = codes.get(key);
    if (known !== undefined) return known;
    const code = this.#values.push(new Values(values)) - 1;
    codes.set(key, code);
    this.#numbers.push(values.length === 1 ? this.#numberOf(values[0]) : Number.NaN);
    return code;
  }

  #numberOf(value: Term | undefined): number {
    if (this.#isMoments) return momentOf(String(value));
    return typeof value === 'number' ? value : Number.NaN;
  }
}
