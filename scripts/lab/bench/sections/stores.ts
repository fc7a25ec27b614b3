import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../../src/store/open-store.ts';
import { PostgresStore } from '../../../../src/store/postgres/postgres-store.ts';
import { StoredTenants } from '../../../../src/store/stored-tenants.ts';
import { type PostgresServer, startPostgres } from '../../../../src/store/testing/postgres-server.ts';
import { emptyTenantData } from '../../../../src/tenant/new-tenant.ts';
import { callers, creations, type Length, sandboxOn } from '../creations.ts';
import { median, type Sample } from '../measure.ts';
import { organisation } from '../organisation.ts';
import { atLeast, atMost, type Bar, type MeasuredSection, type Section } from '../sections.ts';

export const stores: Section = {
  name: 'stores',
  title: `Department creations by ${callers} callers, by store`,
  run: async ({ quick }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-stores-'));
    await using server = await startPostgres({ durable: true });
    return await measureAll(folder.path, server, quick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 });
  },
};

async function measureAll(folder: string, server: PostgresServer, length: Length): Promise<MeasuredSection> {
  const addresses = new Map([
    ['memory', 'memory'],
    ['sqlite', `sqlite:${join(folder, 'bench.db')}`],
    ['postgres', await server.database()],
  ]);
  const figures = new Map<string, Sample>();
  for (const [name, address] of addresses) figures.set(name, await creationsOn(address, length));
  const opening = { sqlite: `sqlite:${join(folder, 'open.db')}`, postgres: await server.database() };
  const opened = new Map<string, number>();
  for (const [name, address] of Object.entries(opening)) opened.set(name, await millisecondsToOpen(address, 10_000));
  const trips = await roundTripsOf(await server.database());
  return {
    columns: ['store', 'CPU µs', 'creations/s', 'p99 ms'],
    rows: [...figures].map(([name, { cpu, requestsPerSecond, p99 }]) => [
      name,
      cpu.toFixed(0),
      requestsPerSecond.toFixed(0),
      p99.toFixed(1),
    ]),
    bars: barsOf(figures, opened, trips),
    notes: [
      'The sandbox answers a creation after the new department is on disk (SQLite with synchronous = FULL, PostgreSQL with fsync on).',
    ],
  };
}

function barsOf(
  figures: ReadonlyMap<string, Sample>,
  opened: ReadonlyMap<string, number>,
  trips: { read: number; write: number },
): Bar[] {
  const cpuOf = (name: string) => figures.get(name)?.cpu ?? Number.NaN;
  return [
    atMost(3, 'times', 'CPU of a durable commit in SQLite, times memory', cpuOf('sqlite') / cpuOf('memory')),
    atLeast(2_000, '/s', 'durable creations in SQLite', figures.get('sqlite')?.requestsPerSecond ?? Number.NaN),
    atMost(1, '', 'round trips of a read in PostgreSQL', trips.read),
    atMost(2, '', 'round trips of a write in PostgreSQL', trips.write),
    ...[...opened].map(([name, ms]) => atMost(300, 'ms', `opening a world of 10,000 users, ${name}`, ms)),
  ];
}

async function creationsOn(address: string, length: Length): Promise<Sample> {
  await using sandbox = await sandboxOn(address);
  return await creations([sandbox], ['aurora'], length);
}

const options = { clock: Date.now, mostWorlds: 10 };

async function millisecondsToOpen(address: string, users: number): Promise<number> {
  const store = await openStore(address);
  const tenants = await StoredTenants.open(store, options);
  await tenants.unit(() => tenants.add(organisation({ users, departments: 1, folders: 0 }, 'large')));
  const times: number[] = [];
  for (let opening = 0; opening < 5; opening++) {
    const opened = await StoredTenants.open(store, options);
    const start = performance.now();
    const size = await opened.unit(() => opened.get('large')?.rows.users.size);
    times.push(performance.now() - start);
    if (size === undefined || size < users) throw new Error(`${size} users were read, ${users} were kept`);
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
