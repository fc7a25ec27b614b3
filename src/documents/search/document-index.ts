import type { DocumentRow } from '../../world/rows.ts';
import { spend } from '../../world/slices.ts';
import type { World } from '../../world/world.ts';
import { Column, type Reading } from './column.ts';
import type { SearchTerm } from './terms.ts';
import { TextFinds } from './text-finds.ts';
import { type Found, type Progress, type Searched, WordIndex } from './word-index.ts';

/** So many columns are kept; the one that came first goes. */
const mostColumns = 64;

/** What it costs to take in a record, and for each character of its text to take in its words. */
const [recordCost, wordCost] = [1_000, 6];
/** Longer texts have their words learned in stretches of so many characters. */
const longText = 250_000;
/** What it costs for each record to make a column. */
const columnCost = 100;

/**
 * What searches look up in one world's records. It follows the world when it is asked, whatever
 * became of it meanwhile. Every record has a slot; the order of slots is that of ids.
 */
export class DocumentIndex {
  readonly #world: World;
  #version = -1;
  #newest: DocumentRow | undefined;
  #rows: (DocumentRow | undefined)[] = [];
  #texts: string[] = [];
  #ids: number[] = [];
  #slots = new Map<number, number>();
  #size = 0;
  #words = new WordIndex();
  /** How many slots have their words taken in; those from here on are taken in when words are asked for. */
  #worded = 0;
  /** The long text whose words are being learned, and how far. */
  #learned = { text: '', to: 0 };
  #columns = new Map<string, Column>();
  #finds = new TextFinds();

  constructor(world: World) {
    this.#world = world;
  }

  /** The slots of all records, in the order of their ids. */
  get slots(): number[] {
    const slots: number[] = [];
    for (let slot = 0; slot < this.#rows.length; slot++) if (this.#rows[slot]) slots.push(slot);
    return slots;
  }

  /** The words of all records; they are taken in when they are first asked for. */
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

  /** Takes the words of a long text into the lexicon, a stretch at a time; that is most of the work of a new text. */
  #learn(text: string): void {
    if (text.length <= longText) return;
    if (this.#learned.text !== text) this.#learned = { text, to: 0 };
    for (; this.#learned.to < text.length; this.#learned.to += longText) {
      spend(wordCost * longText);
      this.#words.learn(text.slice(this.#learned.to, this.#learned.to + longText));
    }
  }

  /** The records that hold every term, the best first: those from `from` up to, without, `to`. */
  find(terms: readonly SearchTerm[], range: readonly [from: number, to: number], progress?: Progress): Found {
    return this.words.find(terms, (term) => this.#termFinder(term), range, progress);
  }

  /** Tells of a slot whether a term stands in its record as it was given, without case. */
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

  /** The text of a record once it was read, else an empty one. */
  textAt(slot: number): string {
    return this.#texts[slot] ?? '';
  }

  /** Tells of a slot whether a part stands in its text, without case. */
  textFinder(part: string): (slot: number) => boolean {
    return this.#finds.finder(part, this.#ids.length, (slot) => this.textAt(slot));
  }

  slotOf(id: number): number | undefined {
    const slot = this.#slots.get(id);
    return slot !== undefined && this.#rows[slot] ? slot : undefined;
  }

  /** What a reading gives of all records, under a name that no other reading has. */
  column(name: string, read: Reading, isMoments: boolean): Column {
    const known = this.#columns.get(name);
    // What is no longer in any record stays in a column, until it has more of that than of the rest.
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
   * Takes over what became of the world's records. A world may be taken back and go on otherwise with the same version,
   * so the rows themselves are compared: a changed record has another row.
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

  /** False when an id comes in between: ids are given in their order, and so are slots. */
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

/** The index of a world as the world stands; it is made when the world is first searched. */
export function indexOf(world: World): DocumentIndex {
  const index = indexes.get(world) ?? new DocumentIndex(world);
  indexes.set(world, index);
  index.follow();
  return index;
}

/** What is searched of a record beside its text (D-72). */
function headOf(row: DocumentRow): Searched['head'] {
  return linesOf(row).join('\n');
}

export function linesOf({ name, path, fields }: DocumentRow): string[] {
  return [name, path, ...fields.flatMap((field) => field.values.map(({ value }) => String(value)))];
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
