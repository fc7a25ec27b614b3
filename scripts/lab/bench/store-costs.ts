import { openStore } from '../../../src/store/open-store.ts';
import { PostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { StoredTenants } from '../../../src/store/stored-tenants.ts';
import { emptyTenantData } from '../../../src/tenant/new-tenant.ts';
import type { TenantData } from '../../../src/tenant/tenant-data.ts';
import { median } from './measure.ts';

const options = { clock: Date.now, mostWorlds: 10 };

export async function millisecondsToOpen(address: string, users: number): Promise<number> {
  const store = await openStore(address);
  const tenants = await StoredTenants.open(store, options);
  await tenants.unit(() => tenants.add(largeWorld(users)));
  const times: number[] = [];
  for (let opening = 0; opening < 5; opening++) {
    const opened = await StoredTenants.open(store, options);
    const start = performance.now();
    const size = await opened.unit(() => opened.get('large')?.rows.users.size);
    times.push(performance.now() - start);
    if (size !== users + 3) throw new Error(`${size} users were read, ${users + 3} were kept`);
  }
  await store.close();
  return median(times);
}

function largeWorld(users: number): TenantData {
  const tenantData = emptyTenantData('large', Date.now());
  tenantData.transact(() => {
    const [first] = tenantData.rows.users.list();
    if (!first) throw new Error('an empty world has users for its keys');
    for (let at = 0; at < users; at++) {
      const id = tenantData.nextId('users');
      tenantData.rows.users.put({
        ...first,
        id,
        email: `user-${id}@large.example`,
        firstName: 'Kim',
        lastName: `User ${id}`,
      });
    }
  });
  return tenantData;
}

export async function roundTripsOf(address: string): Promise<{ read: number; write: number }> {
  const [here, there] = [await PostgresStore.open(address), await PostgresStore.open(address)];
  const [ours, theirs] = [await StoredTenants.open(here, options), await StoredTenants.open(there, options)];
  await ours.unit(() => ours.add(emptyTenantData('one', Date.now())));
  const write = (tenants: StoredTenants) =>
    tenants.unit(() => {
      const tenantData = tenants.get('one');
      tenantData?.transact(() => tenantData.nextId('departments'));
    });
  const cost = async (work: () => unknown) => {
    await write(theirs);
    const before = here.connections.roundTrips;
    await work();
    return here.connections.roundTrips - before;
  };
  const costs = {
    read: await cost(() => ours.unit(() => ours.get('one')?.version)),
    write: await cost(() => write(ours)),
  };
  await Promise.all([here.close(), there.close()]);
  return costs;
}
