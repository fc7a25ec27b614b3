import MiniSearch from 'minisearch';
import type { DocumentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** What is searched of a record (D-72). */
interface Entry {
  id: number;
  name: string;
  path: string;
  values: string;
  text: string;
}

/** A record that has at least one of the words. */
export interface Hit {
  id: number;
  score: number;
}

const fields: ('name' | 'path' | 'values' | 'text')[] = ['name', 'path', 'values', 'text'];

/** The words of one world's records. It follows the world when it is asked: by the revisions of rows, whatever became of it meanwhile. */
export class DocumentIndex {
  readonly #search = new MiniSearch<Entry>({ fields, processTerm: foldWord });
  readonly #entries = new Map<number, Entry>();
  #version = -1;

  /** The records with the words of a text, the best first; more words beat better places, then the lower id comes first. */
  find(world: World, words: readonly string[]): Hit[] {
    this.#follow(world);
    return this.#search
      .search(words.join(' '))
      .map(({ id, score, queryTerms }) => ({ id: Number(id), score: scoreOf(new Set(queryTerms).size, score) }))
      .sort((left, right) => right.score - left.score || left.id - right.id);
  }

  #follow(world: World): void {
    if (world.version === this.#version) return;
    for (const row of changedSince(world, this.#version)) this.#put(world, row);
    if (this.#entries.size !== world.rows.documents.size) this.#forgetDeleted(world);
    this.#version = world.version;
  }

  #put(world: World, row: DocumentRow): void {
    const entry = entryOf(world, row);
    const before = this.#entries.get(entry.id);
    if (before && fields.every((field) => before[field] === entry[field])) return;
    if (before) this.#search.remove(before);
    this.#search.add(entry);
    this.#entries.set(entry.id, entry);
  }

  #forgetDeleted(world: World): void {
    for (const entry of this.#entries.values()) {
      if (world.rows.documents.get(entry.id)) continue;
      this.#search.remove(entry);
      this.#entries.delete(entry.id);
    }
  }
}

/** How the library parts a text: at white space and punctuation. */
const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize');

const indexes = new WeakMap<World, DocumentIndex>();

/** The index of a world; it is made when the world is first searched. */
export function indexOf(world: World): DocumentIndex {
  const index = indexes.get(world) ?? new DocumentIndex();
  indexes.set(world, index);
  return index;
}

/** The words of a text, each once, as the index has them. */
export function wordsOf(text: string): string[] {
  const words = tokenize(text).map((word) => foldWord(word));
  return [...new Set(words.filter((word) => word !== ''))];
}

function foldWord(word: string): string {
  return word.normalize('NFKC').toLowerCase();
}

/** Whole numbers count words, the fraction tells how well they match; six digits hide the order of additions. */
function scoreOf(words: number, relevance: number): number {
  return Number((words - 1 + relevance / (1 + relevance)).toFixed(6));
}

function changedSince({ rows: { documents } }: World, version: number): DocumentRow[] {
  let [low, high] = [0, documents.size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [row] = documents.find('byRevision', [], middle, middle + 1);
    if (row && row.revision <= version) low = middle + 1;
    else high = middle;
  }
  return documents.find('byRevision', [], low);
}

/** A text is found once the record is `READY`. */
function entryOf(world: World, { documentId, name, path, status, fields }: DocumentRow): Entry {
  const id = Number(documentId);
  const values = fields.flatMap((field) => field.values.map(({ value }) => String(value))).join('\n');
  return { id, name, path, values, text: status === 'READY' ? (world.rows.texts.get(id)?.text ?? '') : '' };
}
