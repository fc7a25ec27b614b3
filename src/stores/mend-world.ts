import type { CollectionName } from '../world/collections.ts';
import { emptyWorld } from '../world/new-tenant.ts';
import type { World } from '../world/world.ts';
import { keyOf } from './stored-values.ts';

/**
 * Makes a world with lost rows usable. Moves departments and folders without their parent to the top of their tree.
 * Restores the settings, the root folder and the numbers of the next ids. Describes each moved row in `lost`.
 */
export function mendWorld(world: World, lost: Set<string>): void {
  const { rows } = world;
  const whole = emptyWorld(world.tenant, 0).rows;
  world.transact(() => {
    if (rows.settings.size === 0) for (const row of whole.settings.list()) rows.settings.put(row);
    if (!rows.folders.get(1)) for (const row of whole.folders.list()) rows.folders.put(row);
    for (const row of rows.departments.list()) {
      const { id, parentDepartment: parent } = row;
      if (parent === null || rows.departments.get(Number(parent))) continue;
      lost.add(`the department ${parent}, so the department ${id} has no parent any more`);
      rows.departments.put({ ...row, parentDepartment: null });
    }
    for (const row of rows.folders.list()) {
      if (row.parent === null || rows.folders.get(Number(row.parent))) continue;
      lost.add(`the folder ${row.parent}, so the folder ${row.id} moves to the root folder`);
      rows.folders.put({ ...row, parent: '1' });
    }
    for (const name of Object.keys(rows) as CollectionName[]) keepIds(world, name, highestKey(world, name));
    const sets = rows.documents.list().map(({ docSetId }) => Number(docSetId));
    keepIds(world, 'documentSets', sets.reduce(higher, 0));
  });
}

const higher = (left: number, right: number) => Math.max(left, right);

function highestKey({ rows }: World, name: CollectionName): number {
  const list: readonly object[] = rows[name].list();
  return list
    .map((row) => Number(keyOf(name, row)))
    .filter(Number.isSafeInteger)
    .reduce(higher, 0);
}

/** Ensures that a new object does not get the id of an existing object. */
function keepIds({ rows }: World, name: string, highest: number): void {
  if (highest >= (rows.sequences.get(name)?.next ?? 1)) rows.sequences.put({ name, next: highest + 1 });
}
