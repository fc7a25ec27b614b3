import type { Snapshot, Snapshots } from '../world/tenants.ts';
import { Missing } from './frame.ts';
import { type Kept, newImage } from './kept.ts';

/** Returns access to the snapshots of a stored tenant. The data of a snapshot is loaded when it is first used. */
export function snapshotShelf(
  tenant: string,
  read: () => Kept['snapshots'],
  write: (snapshots: Kept['snapshots']) => void,
): Snapshots {
  const shown = (name: string): Snapshot | undefined => {
    const snapshot = read().get(name);
    if (!snapshot) return undefined;
    const { takenAt, image } = snapshot;
    if (!image.world) throw new Missing(undefined, { tenant, image });
    return { name, takenAt, world: image.world };
  };
  const shelf: Snapshots = {
    has: (name) => read().has(name),
    get: shown,
    keys: () => read().keys(),
    values: () => new Map([...read().keys()].map((name) => [name, shown(name) as Snapshot])).values(),
    set: (name, { takenAt, world }) => {
      write(new Map(read()).set(name, { takenAt, image: newImage(world) }));
      return new Map();
    },
    delete: (name) => {
      const after = new Map(read());
      const was = after.delete(name);
      write(after);
      return was;
    },
  };
  return shelf;
}
