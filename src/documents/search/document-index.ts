import type { DocumentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { type Bag, type Hit, WordIndex } from './word-index.ts';

/** The words of one world's records. It follows the world when it is asked: by the revisions of rows, whatever became of it meanwhile. */
export class DocumentIndex {
  readonly #words = new WordIndex();
  #version = -1;

  /** The records with the words of a text, the best first; more words beat better places, then the lower id comes first. */
  find(world: World, words: readonly string[], from = 0, to = Number.MAX_SAFE_INTEGER): { count: number; hits: Hit[] } {
    this.#follow(world);
    return this.#words.find(words, from, to);
  }

  /** Tells of a record whether it can hold a text: what has none of its words does not. Undefined where words cannot tell. */
  mayHold(world: World, text: string): ((id: number) => boolean) | undefined {
    const [longest = ''] = (text.match(/[a-z0-9]+/gi) ?? []).sort((left, right) => right.length - left.length);
    if (longest === '') return undefined;
    this.#follow(world);
    return this.#words.holding(longest.toLowerCase());
  }

  #follow(world: World): void {
    if (world.version === this.#version) return;
    const { documents } = world.rows;
    for (const row of changedSince(world, this.#version)) this.#words.set(Number(row.documentId), bagOf(world, row));
    if (this.#words.size !== documents.size) {
      for (const id of this.#words.ids) if (!documents.get(id)) this.#words.set(id, undefined);
    }
    this.#version = world.version;
  }
}

const indexes = new WeakMap<World, DocumentIndex>();

/** The index of a world; it is made when the world is first searched. */
export function indexOf(world: World): DocumentIndex {
  const index = indexes.get(world) ?? new DocumentIndex();
  indexes.set(world, index);
  return index;
}

/** The words of a text as the index has them: what stands between white space and punctuation, without case. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s\p{Z}\p{P}]+/u);
  return words.filter((word) => word !== '');
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

/** What is searched of a record (D-72). A text is found once the record is `READY`. */
function bagOf(world: World, { documentId, name, path, status, fields }: DocumentRow): Bag {
  const values = fields.flatMap((field) => field.values.map(({ value }) => String(value)));
  const text = status === 'READY' ? (world.rows.texts.get(Number(documentId))?.text ?? '') : '';
  const counts = new Map<string, number>();
  const words = wordsOf([name, path, ...values, text].join('\n'));
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, length: words.length };
}
