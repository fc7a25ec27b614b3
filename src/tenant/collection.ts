import { AFTER_ALL, compareKeys, compareParts, type Key, type KeyPart } from './compare.ts';
import { SortedTree } from './sorted-tree.ts';

export interface CollectionSpec<Row, Index extends string> {
  key: (row: Row) => KeyPart;
  /** A row can have any number of keys in an index, and several rows can have the same key. */
  indexes: Record<Index, (row: Row) => Key[]>;
}

export interface RowChange<Row = unknown> {
  key: KeyPart;
  before: Row | null;
  after: Row | null;
}

type Trees<Row> = { rows: SortedTree<KeyPart, Row>; indexes: Map<string, SortedTree<Key, KeyPart>> };

interface Move {
  index: SortedTree<Key, KeyPart>;
  gone: Key[];
  come: Key[];
}

/** A table in memory: immutable rows of one type, sorted by key, with indexes. */
export class Collection<Row extends object, Index extends string> {
  readonly #spec: CollectionSpec<Row, Index>;
  readonly #entries: [name: string, entriesOf: (row: Row) => Key[]][];
  #trees: Trees<Row>;
  #adoptedOver: Trees<Row> | undefined;
  #changes: RowChange<Row>[] = [];
  #onFirstChange: (() => void) | undefined;
  #lastKey: KeyPart | undefined;
  /** Cached because requests often read one row several times. */
  #lastRow: Row | undefined;

  constructor(spec: CollectionSpec<Row, Index>, trees?: Trees<Row>) {
    this.#spec = spec;
    this.#entries = Object.entries(spec.indexes);
    this.#trees = trees ?? {
      rows: new SortedTree<KeyPart, Row>(compareParts),
      indexes: new Map(Object.keys(spec.indexes).map((name) => [name, new SortedTree<Key, KeyPart>(compareKeys)])),
    };
  }

  get size(): number {
    return this.#trees.rows.size;
  }

  get(key: KeyPart): Row | undefined {
    if (key !== this.#lastKey) {
      this.#lastRow = this.#trees.rows.get(key);
      this.#lastKey = key;
    }
    return this.#lastRow;
  }

  list(from?: number, to?: number): Row[] {
    return this.#trees.rows.slice(from, to);
  }

  count(index: Index, prefix: Key): number {
    const [from, to] = this.#range(index, prefix);
    return to - from;
  }

  /** `from` and `to` select a range of the rows whose index keys start with `prefix`. */
  find(index: Index, prefix: Key, from = 0, to = Number.MAX_SAFE_INTEGER): Row[] {
    const [start, end] = this.#range(index, prefix);
    const keys = this.#index(index).slice(start + from, Math.min(end, start + to));
    return keys.map((key) => this.get(key) as Row);
  }

  first(index: Index, prefix: Key = []): Row | undefined {
    const entry = this.#index(index).ceiling(prefix);
    return entry && prefix.every((part, place) => part === entry.key[place]) ? this.get(entry.value) : undefined;
  }

  keyOf(row: Row): KeyPart {
    return this.#spec.key(row);
  }

  put(row: Row): void {
    this.#write([this.#change(this.#spec.key(row), row)]);
  }

  delete(key: KeyPart): void {
    if (this.get(key)) this.#write([this.#change(key, null)]);
  }

  /** The keys must be unique. */
  putAll(rows: readonly Row[]): void {
    this.#write(rows.map((row) => this.#change(this.#spec.key(row), row)));
  }

  /** The keys must be unique. */
  deleteAll(keys: readonly KeyPart[]): void {
    this.#write(keys.filter((key) => this.get(key)).map((key) => this.#change(key, null)));
  }

  #change(key: KeyPart, after: Row | null): RowChange<Row> {
    return { key, before: this.get(key) ?? null, after };
  }

  #write(changes: readonly RowChange<Row>[]): void {
    const moves = this.#moves(changes);
    for (const change of changes) this.#note(change);
    this.#apply(changes, moves);
  }

  #note(change: RowChange<Row>): void {
    if (this.#changes.length === 0) this.#onFirstChange?.();
    this.#changes.push(change);
  }

  #apply(changes: readonly RowChange<Row>[], moves: readonly Move[]): void {
    this.#lastKey = undefined;
    for (const { key, after } of changes) {
      if (after) this.#trees.rows.set(key, after);
      else this.#trees.rows.delete(key);
    }
    for (const { index, gone, come } of moves) {
      for (const entry of gone) index.delete(entry);
      for (const entry of come) index.set(entry, rowKey(entry));
    }
  }

  /** Runs before the first write, so that an invalid row leaves the collection unchanged. */
  #moves(changes: readonly RowChange<Row>[]): Move[] {
    return this.#entries.map(([name, entriesOf]) => moveIn(this.#index(name), changes, entriesOf));
  }

  /** The callback runs before the first change in each transaction. */
  whenFirstChanged(callback: () => void): void {
    this.#onFirstChange = callback;
  }

  /** After `fork`, every change creates a new object. */
  get state(): object {
    return this.#trees.rows.state;
  }

  /** The collection must not have changed since its copy `fork` was created. */
  adopt(fork: Collection<Row, Index>): void {
    const changes = fork.commit();
    if (changes.length === 0) return;
    this.#onFirstChange?.();
    this.#changes = changes;
    this.#adoptedOver = this.#trees;
    this.#replaceTrees(fork.#trees);
  }

  commit(): RowChange<Row>[] {
    const changes = this.#changes;
    this.#changes = [];
    this.#adoptedOver = undefined;
    return changes;
  }

  rollback(): void {
    const adoptedOver = this.#adoptedOver;
    const changes = this.commit();
    if (adoptedOver) this.#replaceTrees(adoptedOver);
    else this.#takeBack(changes);
  }

  #replaceTrees(trees: Trees<Row>): void {
    this.#trees = trees;
    this.#lastKey = undefined;
  }

  #takeBack(changes: RowChange<Row>[]): void {
    for (const { key, before, after } of changes.reverse()) {
      const back = { key, before: after, after: before };
      this.#apply([back], this.#moves([back]));
    }
  }

  /** Takes constant time. The copy and the original share all unchanged rows. */
  fork(): Collection<Row, Index> {
    const indexes = new Map([...this.#trees.indexes].map(([name, tree]) => [name, tree.fork()]));
    return new Collection(this.#spec, { rows: this.#trees.rows.fork(), indexes });
  }

  #index(name: string): SortedTree<Key, KeyPart> {
    const tree = this.#trees.indexes.get(name);
    if (!tree) throw new Error(`no index is named "${name}"`);
    return tree;
  }

  #range(index: string, prefix: Key): [number, number] {
    const tree = this.#index(index);
    if (prefix.length === 0) return [0, tree.size];
    return tree.ranks(prefix, [...prefix, AFTER_ALL]);
  }
}

function moveIn<Row>(index: Move['index'], changes: readonly RowChange<Row>[], entriesOf: (row: Row) => Key[]): Move {
  const move: Move = { index, gone: [], come: [] };
  for (const { key, before, after } of changes) {
    const were = before ? entriesOf(before) : none;
    const are = after ? entriesOf(after) : none;
    for (const entry of were) if (!holds(are, entry)) move.gone.push(withRowKey(entry, key));
    for (const entry of are) if (!holds(were, entry)) move.come.push(withRowKey(entry, key));
  }
  return move;
}

const none: readonly Key[] = [];

/** Avoids spread syntax, which reserves memory for 17 more key parts. */
function withRowKey(entry: Key, key: KeyPart): Key {
  const all: Key[number][] = new Array(entry.length + 1);
  for (let place = 0; place < entry.length; place++) all[place] = entry[place] as Key[number];
  all[entry.length] = key;
  return all;
}

function rowKey(entry: Key): KeyPart {
  return entry.at(-1) as KeyPart;
}

function holds(entries: readonly Key[], entry: Key): boolean {
  for (const each of entries) if (compareKeys(each, entry) === 0) return true;
  return false;
}
