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

/** A tenant as whoever starts a sandbox is told of it. */
export interface KnownTenant {
  name: string;
  about: string;
  apiKeys: string[];
}

/** The tenants that a sandbox starts with. */
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
  /** Tenants beside the fixtures. */
  worlds?: readonly World[];
  /** What tokens are signed with; 32 random bytes by default, so that tokens end with the process. */
  secret?: Buffer;
  /** Is told of every fault of the sandbox's own; the caller hears only that there was one. */
  onFault?: (error: unknown) => void;
  /** Is told of every request when it has been answered. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
  /** Whether requests are kept in journals and counted; they are unless it is false. */
  isObserved?: boolean | undefined;
  /** Whether a proxy in front says by X-Forwarded-Proto and -Host under which address it is reached. */
  isBehindProxy?: boolean | undefined;
  /** How fast the bodies of requests must arrive. */
  bodyPace?: BodyPace | undefined;
  /** What the control plane wants of its callers; it is open where there is none. */
  controlKey?: string | undefined;
  /** Why the sandbox could not serve requests now; null where it can. */
  notReady?: (() => Promise<string | null>) | undefined;
}

/** A sandbox in memory with its fixture tenants, ready to listen or to be asked in process. */
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
  /** How many worlds are held in memory while nothing happens to them. */
  mostWorlds?: number;
}

export interface KeptSandbox {
  app: FastifyInstance;
  known: KnownTenant[];
  /** How many tenants there are besides. */
  others: number;
}

/** A sandbox whose tenants are kept in a store. A store that never had any is given the fixture tenants. */
export async function openSandboxServer(parts: KeptSandboxParts): Promise<FastifyInstance> {
  return (await openKeptSandbox(parts)).app;
}

/** The same with what there is to tell of its tenants; those that others made are only counted. */
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

/** The fixture tenants that are there still, by the list of tenants alone: no world has to be read for a start. */
async function knownOf(tenants: Tenants): Promise<KnownTenant[]> {
  return tenants.unit(() => {
    const names = new Set(tenants.names);
    return fixtureTenants
      .filter(({ name }) => names.has(name))
      .map((tenant) => ({ ...tenant, apiKeys: tenant.apiKeys.filter((key) => tenants.ownerOf(key) === tenant.name) }));
  });
}

/** All of them at once, by whichever process comes first. */
function addFixtures(tenants: Tenants): void {
  if (tenants.names.length > 0) return;
  for (const { name } of fixtureTenants) if (!tenants.get(name)) tenants.add(fixtureWorld(name));
}

const rules = { operations: statefulOperations, machines };

function fixtureWorld(name: string): World {
  const seed: SeedFile = JSON.parse(readFileSync(new URL(`../../dist/worlds/${name}.json`, import.meta.url), 'utf8'));
  return worldOf(name, seed, new URL(`../../fixtures/worlds/${name}.yaml`, import.meta.url));
}

/** Tells a file store of the files of the documents that the fixture tenants start with. */
export function linkFixtures(files: Pick<FileStore, 'link'>): void {
  const folder = new URL('../../fixtures/documents/', import.meta.url);
  const names: Record<string, string> = JSON.parse(readFileSync(new URL('files.json', folder), 'utf8'));
  for (const [hash, name] of Object.entries(names)) {
    files.link(hash, fileURLToPath(new URL(`files/${encodeURIComponent(name)}`, folder)));
  }
}
