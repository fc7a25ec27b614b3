import type { Collections } from '../collections.ts';
import { ArchiveFault } from './format.ts';
import type { IncomingRows } from './rows.ts';

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
