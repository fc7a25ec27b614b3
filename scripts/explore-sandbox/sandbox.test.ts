import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExploreOptions, explore } from '../../conformance/explore/explore.ts';
import { startAltered } from '../../conformance/selftest/fake/altered.ts';
import { readTarget } from '../../conformance/target/read-target.ts';
import { createSandboxServer, openSandboxServer } from '../../src/sandbox/start.ts';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { type PostgresServer, startPostgres } from '../../src/store/testing/postgres-server.ts';

let postgres: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), 'explored-'));

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres.end();
  rmSync(folder, { recursive: true });
});

function exploreAt(url: string, options: Partial<ExploreOptions>) {
  const target = readTarget('fixtures/targets/sandbox.yaml', { CPS_BASE_URL: url });
  const pace = { ...target.pace, concurrency: 4, jobDeadline: 60_000, requestTimeout: 60_000 };
  return explore({ target: { ...target, pace }, runId: 'explored', seed: 1, steps: 40, ...options });
}

async function exploreServers(servers: readonly FastifyInstance[], options: Partial<ExploreOptions> = {}) {
  const urls = await Promise.all(servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })));
  const [first = ''] = urls;
  let requests = 0;
  // Sends the requests to the sandbox replicas in turn.
  const between = await startAltered({ url: first, close: async () => undefined }, ({ url }, forward) => {
    const replica = urls[requests++ % urls.length];
    return forward({ url: new URL(`${url.pathname}${url.search}`, replica) });
  });
  const record = await exploreAt(servers.length > 1 ? between.url : first, options);
  await between.close();
  for (const server of servers) await server.close();
  return record;
}

function expectNothing({ findings, flaky, steps, cleanup, voidReason }: Awaited<ReturnType<typeof exploreServers>>) {
  expect(findings.map(({ id, place, reason }) => ({ id, place, reason }))).toEqual([]);
  expect(flaky).toEqual([]);
  expect(voidReason).toBeNull();
  expect(steps).toBe(40);
  expect(cleanup.left).toEqual([]);
}

test('an exploration of the sandbox in memory has no findings', async () => {
  expectNothing(await exploreServers([createSandboxServer()]));
});

test('requests that are drawn from the schemas get the declared responses of the sandbox', async () => {
  expectNothing(await exploreServers([createSandboxServer()], { classes: ['schema'] }));
});

test('an exploration of the sandbox with SQLite has no findings', async () => {
  expectNothing(
    await exploreServers([await openSandboxServer({ store: await SqliteStore.open(join(folder, 'sandbox.db')) })]),
  );
});

test('an exploration of two replicas with PostgreSQL has no findings', async () => {
  const address = await postgres.database();
  const open = async () => openSandboxServer({ store: await PostgresStore.open(address) });
  expectNothing(await exploreServers([await open(), await open()]));
});
