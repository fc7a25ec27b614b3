import { countUpTo } from '../../tenant/compare.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import { Continued, ContinuedByKey, piece } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { folded, foldedPieces } from '../terms/folded-text.ts';
import { TermFinder } from '../terms/term-finder.ts';
import type { ResultRange } from './best.ts';
import { Column, type Reading } from './column.ts';
import type { SearchTerm } from './terms.ts';
import { type Found, type Progress, type Searched, WordIndex } from './word-index.ts';

const mostColumns = 64;

/** Estimated CPU cost of indexing an empty document. Reading one character of text has the cost 1. */
const recordCost = 1_000;
/** Estimated CPU cost of reading an empty field of a document. Reading one character of text has the cost 1. */
const columnCost = 100;

interface ColumnInWork {
  column: Column;
  read: number;
}

/** The search index gives each document a number, the slot. Documents with higher ids have higher slots. */
export class DocumentIndex {
  readonly #world: TenantData;
  #version = -1;
  #newest: DocumentRow | undefined;
  #rows: (DocumentRow | undefined)[] = [];
  #texts: string[] = [];
  #ids: number[] = [];
  #slots = new Map<number, number>();
  #slotList: readonly number[] | undefined;
  #size = 0;
  #words = new WordIndex();
  #worded = 0;
  /** An interrupted change of the search index. The next change or search first completes the interrupted change. */
  #unfinished: Continued<void> | undefined;
  #columns = new Map<string, ColumnInWork>();
  #finds = newFinds();

  constructor(tenantData: TenantData) {
    this.#world = tenantData;
  }

  get slots(): readonly number[] {
    this.#slotList ??= this.#rows.flatMap((row, slot) => (row ? [slot] : []));
    return this.#slotList;
  }

  get words(): WordIndex {
    while (this.#worded < this.#rows.length) this.#change(this.#indexWords(this.#worded));
    return this.#words;
  }

  *#indexWords(slot: number): Generator<number, void> {
    yield recordCost;
    const row = this.#rows[slot];
    if (row) yield* this.#words.set(slot, undefined, { head: headOf(row), text: this.textAt(slot) });
    this.#worded = slot + 1;
  }

  #change(work: Generator<number, void>): void {
    this.#unfinished = new Continued(work);
    this.#completeChange();
  }

  #completeChange(): void {
    this.#unfinished?.result();
    this.#unfinished = undefined;
  }

  find(terms: readonly SearchTerm[], range: ResultRange, progress?: Progress): Found {
    return this.words.find(terms, (term) => this.#termFinder(term), range, progress);
  }

  #termFinder({ text }: SearchTerm): (slot: number) => boolean {
    const isInHead = this.#finds.heads.finder(text, this.#ids.length, (slot) => headOf(this.rowAt(slot)));
    const isInText = this.textFinder(text);
    return (slot) => isInHead(slot) || isInText(slot);
  }

  rowAt(slot: number): DocumentRow {
    const row = this.#rows[slot];
    if (!row) throw new Error(`no record has the slot ${slot}`);
    return row;
  }

  textAt(slot: number): string {
    return this.#texts[slot] as string;
  }

  textFinder(part: string): (slot: number) => boolean {
    return this.#finds.texts.finder(folded(part), this.#ids.length, (slot) => this.textAt(slot));
  }

  /** A new text after every change of a document, and the same text in all replicas. */
  get revision(): string {
    return `${this.#newest?.revision ?? 0}_${this.#size}`;
  }

  slotAfter(id: number): number {
    return countUpTo(this.#ids.length, (slot) => (this.#ids[slot] as number) <= id);
  }

  slotOf(id: number): number | undefined {
    const slot = this.#slots.get(id);
    return slot !== undefined && this.#rows[slot] ? slot : undefined;
  }

  column(name: string, read: Reading, isMoments: boolean): Column {
    const known = this.#columns.get(name);
    // Reads the values of all documents again if most of the cached values are obsolete.
    const isUseful = known && known.column.size <= 2 * this.#ids.length + 100;
    const inWork = isUseful ? known : this.#newColumn(name, new Column(read, isMoments));
    for (; inWork.read < this.#rows.length; inWork.read++) {
      const slot = inWork.read;
      piece(
        (length) => columnCost + length,
        () => inWork.column.set(slot, this.#rows[slot]),
      );
    }
    return inWork.column;
  }

  #newColumn(name: string, column: Column): ColumnInWork {
    const [oldest] = this.#columns.keys();
    if (oldest !== undefined && this.#columns.size >= mostColumns) this.#columns.delete(oldest);
    const inWork = { column, read: 0 };
    this.#columns.set(name, inWork);
    return inWork;
  }

  follow(): void {
    this.#completeChange();
    const { version, rows } = this.#world;
    const { size } = rows.documents;
    const [newest] = rows.documents.find('byRevision', [], size - 1, size);
    if (version === this.#version && newest === this.#newest && size === this.#size) return;
    if (this.#ids.length > 2 * size + 1_000) this.#forgetAll();
    const all = rows.documents.list();
    if (!this.#takeAll(all)) {
      this.#forgetAll();
      this.#takeAll(all);
    }
    [this.#version, this.#newest] = [version, newest];
  }

  /** Returns false if a new document has a lower id than an indexed one. The caller must then rebuild the index. */
  #takeAll(rows: readonly DocumentRow[]): boolean {
    let slot = 0;
    for (const row of rows) {
      if (this.#rows[slot] !== row) {
        const id = Number(row.documentId);
        for (; (this.#ids[slot] as number) < id; slot++) this.#remove(slot);
        if (slot < this.#ids.length && this.#ids[slot] !== id) return false;
        if (this.#rows[slot] !== row) this.#put(id, row);
      }
      slot += 1;
    }
    for (; slot < this.#ids.length; slot++) this.#remove(slot);
    return true;
  }

  #forgetAll(): void {
    this.#rows = [];
    this.#texts = [];
    this.#ids = [];
    this.#slots = new Map();
    this.#slotList = undefined;
    this.#size = 0;
    this.#words = new WordIndex();
    this.#worded = 0;
    this.#columns = new Map();
    this.#finds = newFinds();
  }

  #remove(slot: number): void {
    if (this.#rows[slot]) this.#put(this.#ids[slot] as number, undefined);
  }

  #put(id: number, row: DocumentRow | undefined): void {
    const text = row?.status === 'READY' ? (this.#world.rows.texts.get(id)?.text ?? '') : '';
    this.#change(this.#replace(id, row, text));
  }

  *#replace(id: number, row: DocumentRow | undefined, text: string): Generator<number, void> {
    yield recordCost;
    const slot = this.#slots.get(id) ?? this.#newSlot(id);
    const before = this.#rows[slot];
    const searched = before && { head: headOf(before), text: this.textAt(slot) };
    const head = row && headOf(row);
    if (slot < this.#worded) yield* this.#words.set(slot, searched, head === undefined ? undefined : { head, text });
    if (head !== searched?.head) this.#finds.heads.forget(slot);
    if (text !== this.#texts[slot]) this.#finds.texts.forget(slot);
    if (!row || !before) this.#slotList = undefined;
    this.#rows[slot] = row;
    this.#texts[slot] = text;
    this.#size += Number(row !== undefined) - Number(before !== undefined);
    for (const { column, read } of this.#columns.values()) if (slot < read) column.set(slot, row);
  }

  #newSlot(id: number): number {
    const slot = this.#ids.push(id) - 1;
    this.#slots.set(id, slot);
    return slot;
  }
}

const indexes = new WeakMap<TenantData, DocumentIndex>();

export function indexOf(tenantData: TenantData): DocumentIndex {
  const index = indexes.get(tenantData) ?? new DocumentIndex(tenantData);
  indexes.set(tenantData, index);
  index.follow();
  return index;
}

function headOf(row: DocumentRow): Searched['head'] {
  return linesOf(row).join('\n');
}

export function linesOf({ name, path, fields }: DocumentRow): string[] {
  return [name, path, ...fields.flatMap((field) => field.values.map(({ value }) => String(value)))];
}

function newFinds() {
  return { heads: new TextFinds(foldedPieces), texts: new TextFinds(foldedPieces) };
}

const mostParts = 256;
const [unknown, yes, no] = [0, 1, 2];

interface Answers {
  finder: TermFinder;
  bySlot: Uint8Array;
  running: ContinuedByKey<number, boolean>;
}

/** Converts a document text for the search, for example to lower case. A long text can be converted in parts. */
type FormOf = (text: string) => readonly string[] | Generator<string>;

class TextFinds {
  readonly #formOf: FormOf;
  readonly #answers = new Map<string, Answers>();

  constructor(formOf: FormOf) {
    this.#formOf = formOf;
  }

  finder(part: string, slots: number, textAt: (slot: number) => string): (slot: number) => boolean {
    if (part === '') return (slot) => textAt(slot) !== '';
    const { finder, bySlot, running } = this.#answersTo(part, slots);
    return (slot) => {
      if (bySlot[slot] === unknown) {
        const contains = running.result(slot, () => this.#read(finder, textAt(slot)));
        running.forget(slot);
        bySlot[slot] = contains ? yes : no;
      }
      return bySlot[slot] === yes;
    };
  }

  /** Deletes the cached results of one document. Must be called after every change of the document text. */
  forget(slot: number): void {
    for (const { bySlot, running } of this.#answers.values()) {
      bySlot[slot] = unknown;
      running.forget(slot);
    }
  }

  *#read(finder: TermFinder, text: string): Generator<number, boolean> {
    let contains = false;
    yield* finder.each(this.#formOf(text), () => {
      contains = true;
      return 'stop';
    });
    return contains;
  }

  #answersTo(part: string, slots: number): Answers {
    const before = this.#answers.get(part);
    const answers = before && before.bySlot.length >= slots ? before : widened(part, slots, before);
    this.#answers.delete(part);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= mostParts) this.#answers.delete(oldest);
    this.#answers.set(part, answers);
    return answers;
  }
}

function widened(part: string, slots: number, before: Answers | undefined): Answers {
  const bySlot = new Uint8Array(slots + 1_000);
  if (before) bySlot.set(before.bySlot);
  const { finder = new TermFinder([part]), running = new ContinuedByKey<number, boolean>() } = before ?? {};
  return { finder, bySlot, running };
}
