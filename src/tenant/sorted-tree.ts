/** The most entries of a chunk. */
const WIDTH = 128;

/** Entries with neighbouring keys. Only the tree with the same owner may change the chunk. */
interface Chunk<K, V> {
  readonly owner: object;
  readonly keys: K[];
  readonly values: V[];
}

type Compare<K> = (left: K, right: K) => number;

/** Faster than `Array.splice` for small arrays. */
function insertAt<T>(items: T[], index: number, item: T): void {
  items.push(item);
  for (let at = items.length - 1; at > index; at--) items[at] = items[at - 1] as T;
  items[index] = item;
}

/** An entry at the end moves alone. Otherwise, chunks with ascending keys would stay half empty. */
function split<K, V>({ owner, keys, values }: Chunk<K, V>, inserted: number): Chunk<K, V> {
  const at = inserted === keys.length - 1 ? inserted : keys.length >> 1;
  return { owner, keys: keys.splice(at), values: values.splice(at) };
}

function startsOf<K, V>(chunks: readonly Chunk<K, V>[]): number[] {
  let before = 0;
  return chunks.map(({ keys }) => {
    before += keys.length;
    return before - keys.length;
  });
}

/** Sorted entries in a list of chunks. Copies take O(1) time and share unchanged chunks. */
export class SortedTree<K, V> {
  readonly #compare: Compare<K>;
  #owner: object = {};
  #ownerOfList: object | undefined;
  #chunks: Chunk<K, V>[];
  #size: number;
  /** The number of entries before each chunk. Undefined after a change of the list. */
  #starts: number[] | undefined;

  constructor(compare: Compare<K>, chunks: Chunk<K, V>[] = [{ owner: {}, keys: [], values: [] }], size = 0) {
    this.#compare = compare;
    this.#chunks = chunks;
    this.#size = size;
  }

  get size(): number {
    return this.#size;
  }

  get(key: K): V | undefined {
    const { keys, values } = this.#chunk(this.#chunkOf(key));
    const at = this.#position(keys, key);
    return this.#holds(keys, at, key) ? values[at] : undefined;
  }

  ceiling(key: K): { key: K; value: V } | undefined {
    const index = this.#chunkOf(key);
    const chunk = this.#chunk(index);
    const at = this.#position(chunk.keys, key);
    const isHere = at < chunk.keys.length;
    const { keys, values } = isHere ? chunk : (this.#chunks[index + 1] ?? { keys: [], values: [] });
    const place = isHere ? at : 0;
    return place < keys.length ? { key: keys[place] as K, value: values[place] as V } : undefined;
  }

  rank(key: K): number {
    const index = this.#chunkOf(key);
    return this.#start(index) + this.#position(this.#chunk(index).keys, key);
  }

  slice(from = 0, to = this.#size): V[] {
    const result: V[] = [];
    const end = Math.min(to, this.#size);
    let index = this.#chunkAt(from);
    for (let start = this.#start(index); start < end; index++) {
      const { values } = this.#chunk(index);
      const last = Math.min(values.length, end - start);
      for (let at = Math.max(0, from - start); at < last; at++) result.push(values[at] as V);
      start += values.length;
    }
    return result;
  }

  set(key: K, value: V): void {
    const index = this.#chunkOf(key);
    const chunk = this.#owned(index);
    const at = this.#position(chunk.keys, key);
    if (this.#holds(chunk.keys, at, key)) {
      chunk.keys[at] = key;
      chunk.values[at] = value;
      return;
    }
    insertAt(chunk.keys, at, key);
    insertAt(chunk.values, at, value);
    this.#count(index, 1);
    if (chunk.keys.length <= WIDTH) return;
    this.#chunks.splice(index + 1, 0, split(chunk, at));
    this.#starts = undefined;
  }

  delete(key: K): boolean {
    const index = this.#chunkOf(key);
    const at = this.#position(this.#chunk(index).keys, key);
    if (!this.#holds(this.#chunk(index).keys, at, key)) return false;
    const { keys, values } = this.#owned(index);
    keys.splice(at, 1);
    values.splice(at, 1);
    this.#count(index, -1);
    if (keys.length > 0 || this.#chunks.length === 1) return true;
    this.#chunks.splice(index, 1);
    this.#starts = undefined;
    return true;
  }

  fork(): SortedTree<K, V> {
    this.#owner = {};
    return new SortedTree(this.#compare, this.#chunks, this.#size);
  }

  /** After `fork`, every change creates a new object. */
  get state(): object {
    return this.#chunks;
  }

  #chunk(index: number): Chunk<K, V> {
    return this.#chunks[index] as Chunk<K, V>;
  }

  #owned(index: number): Chunk<K, V> {
    const chunk = this.#chunk(index);
    if (chunk.owner === this.#owner) return chunk;
    if (this.#ownerOfList !== this.#owner) this.#chunks = this.#chunks.slice();
    this.#ownerOfList = this.#owner;
    const copy = { owner: this.#owner, keys: chunk.keys.slice(), values: chunk.values.slice() };
    this.#chunks[index] = copy;
    return copy;
  }

  #count(changed: number, more: 1 | -1): void {
    this.#size += more;
    if (!this.#starts) return;
    for (let index = changed + 1; index < this.#starts.length; index++) this.#starts[index] = this.#start(index) + more;
  }

  #start(index: number): number {
    this.#starts ??= startsOf(this.#chunks);
    return this.#starts[index] as number;
  }

  /** Returns the index of the chunk that has the entry with the number `rank`. */
  #chunkAt(rank: number): number {
    return this.#lastChunk((index) => this.#start(index) <= rank);
  }

  /** Returns the index of the only chunk that can have the key. */
  #chunkOf(key: K): number {
    return this.#lastChunk((index) => this.#compare(this.#chunk(index).keys[0] as K, key) <= 0);
  }

  #lastChunk(begins: (index: number) => boolean): number {
    let [low, high] = [0, this.#chunks.length - 1];
    // New rows usually have the highest id, so the last chunk is tried first.
    if (high > 0 && begins(high)) return high;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (begins(middle)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #position(keys: readonly K[], key: K): number {
    let [low, high] = [0, keys.length];
    if (high > 0 && this.#compare(keys[high - 1] as K, key) < 0) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(keys[middle] as K, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #holds(keys: readonly K[], at: number, key: K): boolean {
    return at < keys.length && this.#compare(keys[at] as K, key) === 0;
  }
}
