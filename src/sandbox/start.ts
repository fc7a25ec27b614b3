import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { BodyPace } from '../connections/slow-bodies.ts';
import { enums } from '../contract/generated/enums.ts';
import type { FileStore } from '../files/file-store.ts';
import { LocalFiles } from '../files/local-files.ts';
import { createTokens } from '../http/access/tokens.ts';
import { createServer } from '../http/server/server.ts';
import type { Exchange } from '../journal/exchange.ts';
import type { Store } from '../stores/store.ts';
import type { Clock } from '../world/clock.ts';
import { MemoryTenants } from '../world/memory-tenants.ts';
import { worldOf } from '../world/seed.ts';
import type { SeedFile } from '../world/seed-file.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';
import { statefulOperations } from './generated/operations.ts';
import { machines } from './machines.ts';

/** A tenant as reported when the sandbox starts. */
export interface KnownTenant {
  name: string;
  about: string;
  apiKeys: string[];
}

/** The tenants of a new sandbox. */
export const fixtureTenants: readonly KnownTenant[] = [
  { name: 'aurora', about: '200 users, 40 departments, every feature on' },
  { name: 'borealis', about: 'the feature flag is off' },
  { name: 'cirrus', about: 'roles are managed by an external HR system' },
].map((tenant) => ({
  ...tenant,
  apiKeys: enums.Role.map((role) => `${tenant.name}-${role}-key`),
}));

export interface SandboxParts {
  /** The host's time; the tenants' clocks follow it. */
  clock?: Clock;
  /** Tenants in addition to the fixtures. */
  worlds?: readonly World[];
  /** The key that signs tokens; 32 random bytes by default, so that tokens end with the process. */
  secret?: Buffer;
  /** Called with every internal error. The caller of the request gets no details. */
  onFault?: (error: unknown) => void;
  /** Called after every request. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
  /** Whether requests are stored in journals and counted. The default is true. */
  isObserved?: boolean | undefined;
  /** Whether a proxy sets X-Forwarded-Proto and X-Forwarded-Host. */
  isBehindProxy?: boolean | undefined;
  /** The minimum speed of request bodies. */
  bodyPace?: BodyPace | undefined;
  /** The control key. Without it the control plane is open. */
  controlKey?: string | undefined;
  /** The reason why the sandbox cannot serve requests, or null. */
  notReady?: (() => Promise<string | null>) | undefined;
}

/** A sandbox in memory with its fixture tenants, ready to listen or to be called in process. */
export function createSandboxServer({
  clock = Date.now,
  secret = randomBytes(32),
  worlds = [],
  onFault = () => undefined,
  ...watching
}: SandboxParts = {}): FastifyInstance {
  const tenants = new MemoryTenants(clock);
  for (const { name } of fixtureTenants) tenants.add(fixtureWorld(name));
  for (const world of worlds) tenants.add(world);
  const used = () => new Set(tenants.worlds.flatMap(({ rows }) => rows.documents.list().map(({ hash }) => hash)));
  const files = new LocalFiles({ used, clock });
  linkFixtures(files);
  return createServer({ tenants, tokens: createTokens(secret), onFault, ...watching, ...rules, files });
}

export interface KeptSandboxParts extends Omit<SandboxParts, 'secret' | 'worlds' | 'notReady'> {
  store: Store;
  /** The maximum number of idle tenants in memory. */
  mostWorlds?: number;
}

export interface KeptSandbox {
  app: FastifyInstance;
  known: KnownTenant[];
  /** The number of other tenants. */
  others: number;
}

/** A sandbox whose tenants are in a store. An empty store gets the fixture tenants. */
export async function openSandboxServer(parts: KeptSandboxParts): Promise<FastifyInstance> {
  return (await openKeptSandbox(parts)).app;
}

/** The same with the known tenants; other tenants are only counted. */
export async function openKeptSandbox({
  store,
  clock = Date.now,
  mostWorlds = 200,
  onFault = () => undefined,
  ...watching
}: KeptSandboxParts): Promise<KeptSandbox> {
  const [{ KeptTenants }, { sweepDaily }] = await Promise.all([
    import('../stores/kept-tenants.ts'),
    import('../stores/sweep.ts'),
  ]);
  const tenants = await KeptTenants.open(store, { clock, mostWorlds });
  if (await store.isNew()) await tenants.unit(() => addFixtures(tenants));
  linkFixtures(store.files);
  const tokens = createTokens(store.secret);
  const notReady = () => store.ready();
  const app = createServer({ tenants, tokens, onFault, notReady, ...watching, ...rules, files: store.files });
  const endSweeping = sweepDaily({ store, tenants }, onFault);
  app.addHook('onClose', async () => {
    await endSweeping();
    await store.close();
  });
  const known = await knownOf(tenants);
  return { app, known, others: tenants.names.length - known.length };
}

/** The fixture tenants that still exist, from the list of tenants only, without reading their data. */
async function knownOf(tenants: Tenants): Promise<KnownTenant[]> {
  return tenants.unit(() => {
    const names = new Set(tenants.names);
    return fixtureTenants
      .filter(({ name }) => names.has(name))
      .map((tenant) => ({ ...tenant, apiKeys: tenant.apiKeys.filter((key) => tenants.ownerOf(key) === tenant.name) }));
  });
}

/** Adds all fixture tenants at once, by the first process. */
function addFixtures(tenants: Tenants): void {
  if (tenants.names.length > 0) return;
  for (const { name } of fixtureTenants) if (!tenants.get(name)) tenants.add(fixtureWorld(name));
}

const rules = { operations: statefulOperations, machines };

function fixtureWorld(name: string): World {
  const seed: SeedFile = JSON.parse(readFileSync(new URL(`../../dist/worlds/${name}.json`, import.meta.url), 'utf8'));
  return worldOf(name, seed, new URL(`../../fixtures/worlds/${name}.yaml`, import.meta.url));
}

/** Registers the files of the fixture tenants' documents in a file store. */
export function linkFixtures(files: Pick<FileStore, 'link'>): void {
  const folder = new URL('../../fixtures/documents/', import.meta.url);
  const names: Record<string, string> = JSON.parse(readFileSync(new URL('files.json', folder), 'utf8'));
  for (const [hash, name] of Object.entries(names)) {
    files.link(hash, fileURLToPath(new URL(`files/${encodeURIComponent(name)}`, folder)));
  }
}
