// Starts a sandbox with large tenants, and measures how long a request blocks the event loop of the sandbox.
// Sends the measurements to the parent process. Script argument: the store (memory, sqlite or postgres).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSandboxServer, openSandboxServer } from '../../../src/sandbox/start.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { StoredTenants } from '../../../src/store/stored-tenants.ts';
import { startPostgres } from '../../../src/store/testing/postgres-server.ts';
import { Probe } from '../event-loop.ts';
import { largeWorlds } from './tenants.ts';

const faults: string[] = [];
const onFault = (error: unknown) =>
  faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
const app = await createApp(process.argv[2] ?? 'memory');
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const probe = new Probe();

process.on('message', (asked) => {
  if (asked === 'reset') {
    globalThis.gc?.();
    probe.reset();
    process.send?.({ reset: true });
  } else if (asked === 'read') setTimeout(() => process.send?.({ ...probe.read(), faults: faults.splice(0) }), 30);
});
process.on('disconnect', () => process.exit());
process.send?.({ url });

async function createApp(kind: string): Promise<FastifyInstance> {
  if (kind === 'memory') return createSandboxServer({ worlds: largeWorlds(), onFault });
  const address = kind === 'sqlite' ? newFile() : await (await startPostgres({ durable: true })).database();
  await (await openSandboxServer({ store: await openStore(address), onFault })).close();
  await addLargeWorlds(address);
  return openSandboxServer({ store: await openStore(address), onFault });
}

/** Stores the large tenants before the sandbox starts, so that the sandbox must load their data. */
async function addLargeWorlds(address: string): Promise<void> {
  const store = await openStore(address);
  const tenants = await StoredTenants.open(store, { clock: Date.now, mostWorlds: 1 });
  for (const tenantData of largeWorlds()) await tenants.unit(() => tenants.add(tenantData));
  await store.close();
}

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stalls-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, 'sandbox.db')}`;
}
