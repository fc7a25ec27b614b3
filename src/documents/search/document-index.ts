import type { DocumentRow } from '../../world/rows.ts';
import { spend } from '../../world/slices.ts';
import type { World } from '../../world/world.ts';
import { Column, type Reading } from './column.ts';
import type { SearchTerm } from './terms.ts';
import { TextFinds } from './text-finds.ts';
import { type Found, type Progress, type Searched, WordIndex } from './word-index.ts';

/** Maximum number of cached index columns. If there are more, the oldest index column is removed. */
const mostColumns = 64;

/**
 * Estimated CPU work of indexing one document record, and of indexing one character of its text.
 * Both values are multiples of the work of reading one character.
 */
const [recordCost, wordCost] = [1_000, 6];
/** Number of text characters that are indexed without interruption. A longer text is indexed in several pieces. */
const longText = 250_000;
/** Estimated CPU work per document record of building an index column, relative to reading one character. */
const columnCost = 100;

/**
 * Search index of the document records of one tenant.
 * Before each search, the search index is updated with the currently stored document records.
 * The search index gives each document record a number (slot), in the order of the record ids.
 */
export class DocumentIndex {
  readonly #world: World;
  #version = -1;
  #newest: DocumentRow | undefined;
  #rows: (DocumentRow | undefined)[] = [];
  #texts: string[] = [];
  #ids: number[] = [];
  #slots = new Map<number, number>();
  /**
   * Index numbers (slots) of all document records.
   * After a document record is added or removed, the list of slots is undefined until a search needs it.
   */
  #slotList: readonly number[] | undefined;
  #size = 0;
  #words = new WordIndex();
  /**
   * Number of document records whose words are indexed.
   * The words of the other document records are indexed when a search needs them.
   */
  #worded = 0;
  /** The long text that is currently indexed in pieces, and the number of its characters that are already indexed. */
  #learned = { text: '', to: 0 };
  #columns = new Map<string, Column>();
  #finds = new TextFinds();

  constructor(world: World) {
    this.#world = world;
  }

  /** Returns the index numbers (slots) of all document records in the order of the record ids. */
  get slots(): readonly number[] {
    this.#slotList ??= this.#rows.flatMap((row, slot) => (row ? [slot] : []));
    return this.#slotList;
  }

  /** Returns the index of the words in all document records. The word index is built on first use. */
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

  /** Indexes the words of a long text in pieces, because indexing the words is most of the work for a new text. */
  #learn(text: string): void {
    if (text.length <= longText) return;
    if (this.#learned.text !== text) this.#learned = { text, to: 0 };
    for (; this.#learned.to < text.length; this.#learned.to += longText) {
      spend(wordCost * longText);
      this.#words.learn(text.slice(this.#learned.to, this.#learned.to + longText));
    }
  }

  /**
   * Finds the document records that contain every search term, best match first.
   * Returns the found records from position `from` up to, but not including, position `to`.
   */
  find(terms: readonly SearchTerm[], range: readonly [from: number, to: number], progress?: Progress): Found {
    return this.words.find(terms, (term) => this.#termFinder(term), range, progress);
  }

  /** Returns a function that checks whether a document record contains a search term, ignoring upper and lower case. */
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

  /** Returns the text of a document record whose processing has succeeded, otherwise an empty text. */
  textAt(slot: number): string {
    return this.#texts[slot] ?? '';
  }

  /**
   * Returns a function that checks whether the text of a document record contains the text `part`.
   * The comparison with the text `part` ignores upper and lower case.
   */
  textFinder(part: string): (slot: number) => boolean {
    return this.#finds.finder(part, this.#ids.length, (slot) => this.textAt(slot));
  }

  slotOf(id: number): number | undefined {
    const slot = this.#slots.get(id);
    return slot !== undefined && this.#rows[slot] ? slot : undefined;
  }

  /**
   * Returns the index column with the values of a property in all document records.
   * The index column is cached under the unique name that the caller passes.
   */
  column(name: string, read: Reading, isMoments: boolean): Column {
    const known = this.#columns.get(name);
    // An index column also contains values that no document record uses any more.
    // If there are too many unused values, the column is rebuilt.
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
   * Updates the search index with the currently stored document records.
   * Version numbers alone do not suffice, because different data can have the same version after a rollback.
   * Therefore the index compares the stored record objects. A changed document record is always a new object.
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

  /**
   * Adds all document records to the search index. Returns false if the id of a new record lies between indexed ids.
   * A new document record normally has the highest id and is therefore added at the end of the search index.
   */
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

/** Returns the updated search index of a tenant. The search index is created at the first search. */
export function indexOf(world: World): DocumentIndex {
  const index = indexes.get(world) ?? new DocumentIndex(world);
  indexes.set(world, index);
  index.follow();
  return index;
}

/** Returns the searched properties of a document record as one text, without the text of its file (decision D-72). */
function headOf(row: DocumentRow): Searched['head'] {
  return linesOf(row).join('\n');
}

export function linesOf({ name, path, fields }: DocumentRow): string[] {
  return [name, path, ...fields.flatMap((field) => field.values.map(({ value }) => String(value)))];
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
