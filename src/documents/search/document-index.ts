import type { DocumentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { Column, type Reading } from './column.ts';
import { TextFinds } from './text-finds.ts';
import { type Searched, WordIndex } from './word-index.ts';

/** So many columns are kept; the one that came first goes. */
const mostColumns = 64;

/**
 * What searches look up in one world's records. It follows the world when it is asked, by the revisions of rows, whatever
 * became of it meanwhile. Every record has a slot; the order of slots is that of ids.
 */
export class DocumentIndex {
  readonly #world: World;
  #version = -1;
  #rows: (DocumentRow | undefined)[] = [];
  #texts: string[] = [];
  #ids: number[] = [];
  #slots = new Map<number, number>();
  #size = 0;
  #words: WordIndex | undefined;
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
    if (this.#words) return this.#words;
    const words = new WordIndex();
    for (const [slot, row] of this.#rows.entries()) {
      if (row) words.set(slot, undefined, { head: headOf(row), text: this.textAt(slot) });
    }
    this.#words = words;
    return words;
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
    const column = new Column(read, isMoments);
    for (const [slot, row] of this.#rows.entries()) column.set(slot, row);
    const [oldest] = this.#columns.keys();
    if (oldest !== undefined && this.#columns.size >= mostColumns) this.#columns.delete(oldest);
    this.#columns.set(name, column);
    return column;
  }

  /** Takes over what changed in the world. */
  follow(): void {
    const { version, rows } = this.#world;
    if (version === this.#version) return;
    const changed = changedSince(this.#world, this.#version);
    if (this.#ids.length > 2 * this.#size + 1_000 || changed.some((row) => this.#isOutOfOrder(row))) this.#begin();
    else this.#putAll(changed);
    if (this.#size !== rows.documents.size) this.#forgetRemoved();
    this.#version = version;
  }

  /** Ids are given in their order; one that comes back late would have a slot that is not in order. */
  #isOutOfOrder({ documentId }: DocumentRow): boolean {
    const id = Number(documentId);
    return id < (this.#ids.at(-1) ?? 0) && !this.#slots.has(id);
  }

  #begin(): void {
    this.#rows = [];
    this.#texts = [];
    this.#ids = [];
    this.#slots = new Map();
    this.#size = 0;
    this.#words = undefined;
    this.#columns = new Map();
    this.#finds = new TextFinds();
    this.#putAll(this.#world.rows.documents.list());
  }

  #putAll(rows: readonly DocumentRow[]): void {
    for (const row of rows) this.#put(Number(row.documentId), row);
  }

  #forgetRemoved(): void {
    const left = this.#world.rows.documents.list();
    let next = 0;
    for (const [slot, id] of this.#ids.entries()) {
      if (Number(left[next]?.documentId) === id) next += 1;
      else if (this.#rows[slot]) this.#put(id, undefined);
    }
  }

  #put(id: number, row: DocumentRow | undefined): void {
    const slot = this.#slots.get(id) ?? this.#newSlot(id);
    const text = row?.status === 'READY' ? (this.#world.rows.texts.get(id)?.text ?? '') : '';
    const before = this.#rows[slot];
    const searched = before && { head: headOf(before), text: this.textAt(slot) };
    this.#words?.set(slot, searched, row && { head: headOf(row), text });
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

/** Rows that were written after a version, in the order of their ids: the revisions of rows are sorted. */
function changedSince({ rows: { documents } }: World, version: number): DocumentRow[] {
  if (version < 0) return documents.list();
  let [low, high] = [0, documents.size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [row] = documents.find('byRevision', [], middle, middle + 1);
    if (row && row.revision <= version) low = middle + 1;
    else high = middle;
  }
  return documents
    .find('byRevision', [], low)
    .sort((left, right) => Number(left.documentId) - Number(right.documentId));
}

/** What is searched of a record beside its text (D-72). */
function headOf({ name, path, fields }: DocumentRow): Searched['head'] {
  const values = fields.flatMap((field) => field.values.map(({ value }) => String(value)));
  return [name, path, ...values].join('\n');
}
