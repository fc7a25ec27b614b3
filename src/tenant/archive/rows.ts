import type { CollectionName, Collections } from '../collections.ts';
import type { KeyPart } from '../compare.ts';
import { ArchiveFault } from './format.ts';
import { incomingFaults } from './incoming-row.ts';

interface Putting {
  readonly size: number;
  put: (row: never) => void;
}

/** Remembers the line of each department and folder for error messages. */
export class IncomingRows {
  readonly collections: Collections;
  readonly #lines = new Map<string, number>();

  constructor(collections: Collections) {
    this.collections = collections;
  }

  take(collection: unknown, row: unknown, line: number): void {
    if (!this.#isName(collection)) {
      const known = Object.keys(this.collections).join(', ');
      throw new ArchiveFault(
        line,
        `no collection is named ${JSON.stringify(collection)}; the collections are ${known}`,
      );
    }
    const [fault] = incomingFaults(collection, row);
    if (fault) {
      const place = fault.path.length === 0 ? 'the row' : `/${fault.path.join('/')}`;
      throw new ArchiveFault(line, `in a row of the collection "${collection}", ${place} ${fault.message}`);
    }
    const into: Putting = this.collections[collection];
    const before = into.size;
    into.put(row as never);
    if (into.size === before)
      throw new ArchiveFault(line, `a row of the collection "${collection}" has the key of an earlier row`);
    if (collection === 'departments' || collection === 'folders') {
      this.#lines.set(`${collection} ${(row as { id: string }).id}`, line);
    }
  }

  lineOf(collection: CollectionName, key: KeyPart): number {
    return this.#lines.get(`${collection} ${key}`) ?? 1;
  }

  #isName(name: unknown): name is CollectionName {
    return typeof name === 'string' && Object.hasOwn(this.collections, name);
  }
}

type Tree = 'departments' | 'folders';
type RowOf<Name extends Tree> = ReturnType<Collections[Name]['list']>[number];

/** Checks that every parent exists, and that no department or folder is its own ancestor. */
export function requireTree<Name extends Tree>(
  name: Name,
  rows: IncomingRows,
  parentOf: (row: RowOf<Name>) => string | null,
): void {
  const list: readonly RowOf<Name>[] = rows.collections[name].list();
  const parents = new Map(list.map((row) => [row.id, parentOf(row)]));
  const sound = new Set<string>();
  for (const { id } of list) {
    const fault = walkUp(id, parents, sound);
    if (fault) throw new ArchiveFault(rows.lineOf(name, id), `in a row of the collection "${name}", ${id} ${fault}`);
  }
}

/** Skips ancestors in the set `sound`, because earlier calls have already checked these ancestors. */
function walkUp(id: string, parents: ReadonlyMap<string, string | null>, sound: Set<string>): string | undefined {
  const way = new Set<string>();
  for (let at: string | null = id; at !== null && !sound.has(at); ) {
    if (way.has(at)) return 'is its own ancestor';
    way.add(at);
    const parent = parents.get(at);
    if (parent === undefined) return at === id ? 'is missing' : `has the ancestor ${at}, which does not exist`;
    at = parent;
  }
  for (const each of way) sound.add(each);
  return undefined;
}
