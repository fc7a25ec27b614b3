import type { DocumentRow } from '../../world/rows.ts';
import { spend } from '../../world/slices.ts';
import type { World } from '../../world/world.ts';
import { Column, type Reading } from './column.ts';
import type { SearchTerm } from './terms.ts';
import { TextFinds } from './text-finds.ts';
import { type Found, type Progress, type Searched, WordIndex } from './word-index.ts';

/** Maximum number of fields and properties whose values are cached. */
const mostColumns = 64;

/**
 * Estimated CPU costs of indexing a document, and of indexing one character of its text.
 * The CPU costs are relative to the cost of reading one character of text.
 */
const [recordCost, wordCost] = [1_000, 6];
/** The number of characters to index before the server handles other requests. */
const longText = 250_000;
/** Estimated CPU cost of reading one field of one document, relative to reading one character of text. */
const columnCost = 100;

/**
 * Search index of all documents of a tenant, which is updated before each search.
 * Each document has a number in the search index (slot). Documents with higher ids have higher slots.
 */
export class DocumentIndex {
  readonly #world: World;
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
  #learned = { text: '', to: 0 };
  #columns = new Map<string, Column>();
  #finds = new TextFinds();

  constructor(world: World) {
    this.#world = world;
  }

  get slots(): readonly number[] {
    this.#slotList ??= this.#rows.flatMap((row, slot) => (row ? [slot] : []));
    return this.#slotList;
  }

  /** Index of the words in all documents, which is built when it is first used. */
  get words(): WordIndex {
    for (; this.#worded < this.#rows.length; this.#worded++) {
      const row = this.#rows[this.#worded];
      if (!row) continue;
      const text = this.textAt(this.#worded);
      this.#learn(text);
      spend(recordCost + wordCost * text.length);
      this.#words.set(this.#worded, undefined, { head: headOf(row), text });
    }
    return this.#words;
  }

  /** Adds the words of a long text in several steps. Between two steps, the server can handle other requests. */
  #learn(text: string): void {
    if (text.length <= longText) return;
    if (this.#learned.text !== text) this.#learned = { text, to: 0 };
    for (; this.#learned.to < text.length; this.#learned.to += longText) {
      spend(wordCost * longText);
      this.#words.learn(text.slice(this.#learned.to, this.#learned.to + longText));
    }
  }

  /** Finds the documents that contain every search term, best match first. */
  find(terms: readonly SearchTerm[], range: readonly [from: number, to: number], progress?: Progress): Found {
    return this.words.find(terms, (term) => this.#termFinder(term), range, progress);
  }

  #termFinder({ text }: SearchTerm): (slot: number) => boolean {
    const wanted = plain(text);
    const standsInText = this.textFinder(text);
    return (slot) =>
      plain(headOf(this.rowAt(slot))).includes(wanted) ||
      standsInText(slot) ||
      (!this.words.isPlain(slot) && plain(this.textAt(slot)).includes(wanted));
  }

  rowAt(slot: number): DocumentRow {
    const row = this.#rows[slot];
    if (!row) throw new Error(`no record has the slot ${slot}`);
    return row;
  }

  /** The text of a document. A document without status `READY` has an empty text. */
  textAt(slot: number): string {
    return this.#texts[slot] ?? '';
  }

  /** Returns a function that checks whether the text of a document contains `part`, ignoring case. */
  textFinder(part: string): (slot: number) => boolean {
    return this.#finds.finder(part, this.#ids.length, (slot) => this.textAt(slot));
  }

  slotOf(id: number): number | undefined {
    const slot = this.#slots.get(id);
    return slot !== undefined && this.#rows[slot] ? slot : undefined;
  }

  /** Returns the values of a field or property of all documents. The values are cached under the key `name`. */
  column(name: string, read: Reading, isMoments: boolean): Column {
    const known = this.#columns.get(name);
    // Reads the values of all documents again if most of the cached values are obsolete.
    if (known && known.size <= 2 * this.#ids.length + 100) return known;
    spend(columnCost * this.#rows.length);
    const column = new Column(read, isMoments);
    for (const [slot, row] of this.#rows.entries()) column.set(slot, row);
    const [oldest] = this.#columns.keys();
    if (oldest !== undefined && this.#columns.size >= mostColumns) this.#columns.delete(oldest);
    this.#columns.set(name, column);
    return column;
  }

  /**
   * Updates the search index by comparing it with the stored documents.
   * The version number of the data alone does not show every change, because a rollback can reuse the number.
   */
  follow(): void {
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

  /** Adds all documents to the search index. Returns false if a new document requires a new search index. */
  #takeAll(rows: readonly DocumentRow[]): boolean {
    let slot = 0;
    for (const row of rows) {
      if (this.#rows[slot] !== row) {
        const id = Number(row.documentId);
        for (; slot < this.#ids.length && (this.#ids[slot] as number) < id; slot++) this.#remove(slot);
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
    this.#finds = new TextFinds();
  }

  #remove(slot: number): void {
    if (this.#rows[slot]) this.#put(this.#ids[slot] as number, undefined);
  }

  #put(id: number, row: DocumentRow | undefined): void {
    spend(recordCost);
    const slot = this.#slots.get(id) ?? this.#newSlot(id);
    const text = row?.status === 'READY' ? (this.#world.rows.texts.get(id)?.text ?? '') : '';
    const before = this.#rows[slot];
    const searched = before && { head: headOf(before), text: this.textAt(slot) };
    if (slot < this.#worded) {
      this.#learn(text);
      spend(wordCost * (text.length + this.textAt(slot).length));
      this.#words.set(slot, searched, row && { head: headOf(row), text });
    }
    if (text !== this.#texts[slot]) this.#finds.forget(slot);
    if (!row || !before) this.#slotList = undefined;
    this.#rows[slot] = row;
    this.#texts[slot] = text;
    this.#size += Number(row !== undefined) - Number(before !== undefined);
    for (const column of this.#columns.values()) column.set(slot, row);
  }

  #newSlot(id: number): number {
    const slot = this.#ids.push(id) - 1;
    this.#slots.set(id, slot);
    return slot;
  }
}

const indexes = new WeakMap<World, DocumentIndex>();

/** Returns the search index of a tenant after updating it. */
export function indexOf(world: World): DocumentIndex {
  const index = indexes.get(world) ?? new DocumentIndex(world);
  indexes.set(world, index);
  index.follow();
  return index;
}

/** Returns the name, folder and field values of a document as one text for the search (design decision D-72). */
function headOf(row: DocumentRow): Searched['head'] {
  return linesOf(row).join('\n');
}

export function linesOf({ name, path, fields }: DocumentRow): string[] {
  return [name, path, ...fields.flatMap((field) => field.values.map(({ value }) => String(value)))];
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
