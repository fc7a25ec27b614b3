import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createSandboxServer, openSandboxServer } from '../../src/sandbox/start.ts';

export interface TestApp {
  inject: (request: InjectOptions | string) => Promise<LightMyRequestResponse>;
  listen: () => Promise<string>;
  close: () => Promise<void>;
}

interface Parts {
  clock: () => number;
  onFault: (error: unknown) => void;
}

/**
 * Creates a sandbox for a test. By default, the sandbox stores all data in memory.
 * If the environment variable CPS_TEST_STORE is set, the sandbox uses a new SQLite or PostgreSQL database.
 */
export function testApp(parts: Parts): TestApp {
  const kind = process.env['CPS_TEST_STORE'];
  const opening = kind === undefined ? Promise.resolve(inMemory(parts)) : openStored(kind, parts);
  // If the sandbox cannot start, each returned method throws the error that prevented the start.
  // Without the empty `catch` handler, Node would report an unhandled rejection before a test can await `opening`.
  opening.catch(() => undefined);
  return {
    inject: async (request) => (await opening).inject(request),
    listen: async () => (await opening).listen({ port: 0, host: '127.0.0.1' }),
    close: async () => (await opening).close(),
  };
}

/** The key that signs access tokens is constant, so that tests can sign access tokens themselves. */
const secret = Buffer.alloc(32, 7);

function inMemory(parts: Parts): FastifyInstance {
  return createSandboxServer({ ...parts, secret });
}

async function openStored(kind: string, parts: Parts): Promise<FastifyInstance> {
  const { openStore } = await import('../../src/store/open-store.ts');
  const place = process.env['CPS_TEST_PLACE'] ?? '';
  const store = await openStore(await newAddress(kind, place));
  // With CPS_TEST_WORLDS=0, every request reads the database, because no tenant stays in memory.
  // By default, tenants stay in memory, because the state of their rate limits exists only in memory.
  const mostWorlds = Number(process.env['CPS_TEST_WORLDS'] ?? 200);
  return openSandboxServer({ ...parts, mostWorlds, store: Object.assign(store, { secret }) });
}

async function newAddress(kind: string, place: string): Promise<string> {
  if (kind === 'sqlite') return `sqlite:${join(place, `${randomUUID()}.db`)}`;
  const { Client } = await import('pg');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(place);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return place.replace(/[^/]+$/, name);
}
