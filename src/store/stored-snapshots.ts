import type { Snapshot, Snapshots } from '../tenant/tenants.ts';
import { newImage, type TenantState } from './tenant-state.ts';
import { Missing } from './unit-batch.ts';

export function storedSnapshots(
  tenant: string,
  read: () => TenantState['snapshots'],
  write: (snapshots: TenantState['snapshots']) => void,
): Snapshots {
  const shown = (name: string): Snapshot | undefined => {
    const snapshot = read().get(name);
    if (!snapshot) return undefined;
    const { takenAt, image } = snapshot;
    if (!image.tenantData) throw new Missing(undefined, { tenant, image });
    return { name, takenAt, tenantData: image.tenantData };
  };
  const snapshots: Snapshots = {
    has: (name) => read().has(name),
    get: shown,
    keys: () => read().keys(),
    values: () => new Map([...read().keys()].map((name) => [name, shown(name) as Snapshot])).values(),
    set: (name, { takenAt, tenantData }) => {
      write(new Map(read()).set(name, { takenAt, image: newImage(tenantData) }));
      return new Map();
    },
    delete: (name) => {
      const after = new Map(read());
      const was = after.delete(name);
      write(after);
      return was;
    },
  };
  return snapshots;
}
