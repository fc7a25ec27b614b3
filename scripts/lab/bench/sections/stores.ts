import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateInTurns } from '../../../../src/generator/make-in-turns.ts';
import { workKinds } from '../../../../src/sandbox/work-kinds.ts';
import { openStore } from '../../../../src/store/open-store.ts';
import { PostgresStore } from '../../../../src/store/postgres/postgres-store.ts';
import { StoredTenants } from '../../../../src/store/stored-tenants.ts';
import { startPostgres } from '../../../../src/store/testing/postgres-server.ts';
import { emptyTenantData } from '../../../../src/tenant/new-tenant.ts';
import { callers, creations, sandboxOn } from '../creations.ts';
import { median, type Sample } from '../measure.ts';
import { atLeast, atMost, type Section } from '../sections.ts';

export const stores: Section = {
  name: 'stores',
  title: `Department creations by ${callers} callers, by store`,
  run: async ({ quick }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-stores-'));
    await using server = await startPostgres({ durable: true });
    const length = quick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 };
    const creationsOn = async (address: string): Promise<Sample> => {
      await using sandbox = await sandboxOn(address);
      return await creations([sandbox], ['aurora'], length);
    };
    const memory = await creationsOn('memory');
    const sqlite = await creationsOn(`sqlite:${join(folder.path, 'bench.db')}`);
    const postgres = await creationsOn(await server.database());
    const trips = await roundTripsOf(await server.database());
    const opening = 'opening a world of 10,000 users';
    return {
      columns: ['store', 'CPU µs', 'creations/s', 'p99 ms'],
      rows: Object.entries({ memory, sqlite, postgres }).map(([name, { cpu, requestsPerSecond, p99 }]) => [
        ...[name, Math.round(cpu), Math.round(requestsPerSecond), p99],
      ]),
      bars: [
        atMost(3, 'times', 'CPU of a durable commit in SQLite, times memory', sqlite.cpu / memory.cpu),
        atLeast(2_000, '/s', 'durable creations in SQLite', sqlite.requestsPerSecond),
        atMost(1, '', 'round trips of a read in PostgreSQL', trips.read),
        atMost(2, '', 'round trips of a write in PostgreSQL', trips.write),
        atMost(300, 'ms', `${opening}, sqlite`, await millisecondsToOpen(`sqlite:${join(folder.path, 'open.db')}`)),
        atMost(300, 'ms', `${opening}, postgres`, await millisecondsToOpen(await server.database())),
      ],
      notes: [
        'The sandbox answers a creation after the new department is on disk (SQLite with synchronous = FULL, PostgreSQL with fsync on).',
      ],
    };
  },
};

const options = { clock: Date.now, mostWorlds: 10 };

async function millisecondsToOpen(address: string): Promise<number> {
  const store = await openStore(address);
  const tenants = await StoredTenants.open(store, options);
  const large = await generateInTurns('large', { users: 10_000, departments: 1, documents: 0 }, workKinds);
  await tenants.unit(() => tenants.add(large));
  const times: number[] = [];
  for (let opening = 0; opening < 5; opening++) {
    const opened = await StoredTenants.open(store, options);
    const start = performance.now();
    const size = await opened.unit(() => opened.get('large')?.rows.users.size);
    times.push(performance.now() - start);
    if (size !== large.rows.users.size) throw new Error(`${size} users were read of ${large.rows.users.size}`);
  }
  await store.close();
  return median(times);
}

async function roundTripsOf(address: string): Promise<{ read: number; write: number }> {
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
