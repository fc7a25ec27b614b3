import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createSandboxServer, openSandboxServer } from '../start.ts';

/** What tests do with the server of a sandbox. */
export interface TestApp {
  inject: (request: InjectOptions | string) => Promise<LightMyRequestResponse>;
  /** Answers with its URL. */
  listen: () => Promise<string>;
  close: () => Promise<void>;
}

interface Parts {
  clock: () => number;
  onFault: (error: unknown) => void;
}

/** A sandbox in memory; where CPS_TEST_STORE says so, one on a new store of that kind, so that every test tries it. */
export function testApp(parts: Parts): TestApp {
  const kind = process.env['CPS_TEST_STORE'];
  const opening = kind === undefined ? Promise.resolve(inMemory(parts)) : openKept(kind, parts);
  // Whoever asks the sandbox hears why it could not be opened.
  opening.catch(() => undefined);
  return {
    inject: async (request) => (await opening).inject(request),
    listen: async () => (await opening).listen({ port: 0, host: '127.0.0.1' }),
    close: async () => (await opening).close(),
  };
}

/** Tests sign tokens of their own with it. */
const secret = Buffer.alloc(32, 7);

function inMemory(parts: Parts): FastifyInstance {
  return createSandboxServer({ ...parts, secret });
}

async function openKept(kind: string, parts: Parts): Promise<FastifyInstance> {
  const { openStore } = await import('../../stores/open-store.ts');
  const place = process.env['CPS_TEST_PLACE'] ?? '';
  const store = await openStore(await newAddress(kind, place));
  // With CPS_TEST_WORLDS=0 every request reads what earlier ones stored. Rate limits and journals need worlds in memory.
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
