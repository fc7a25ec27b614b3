import { randomBytes } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { BodyPace } from '../connections/slow-bodies.ts';
import { enums } from '../contract/generated/enums.ts';
import type { FileStore } from '../files/file-store.ts';
import { LocalFiles } from '../files/local-files.ts';
import { isOrder, readOrder } from '../generator/read-order.ts';
import { createTokens } from '../http/access/tokens.ts';
import type { CorsOrigins } from '../http/answers/common-headers.ts';
import type { McpHandler } from '../http/routes/route-parts.ts';
import { createServer } from '../http/server/server.ts';
import type { JournalExchange } from '../journal/exchange.ts';
import type { Store } from '../store/store.ts';
import { readArchive } from '../tenant/archive/read-archive.ts';
import type { Clock } from '../tenant/clock.ts';
import { MemoryTenants } from '../tenant/memory-tenants.ts';
import { isName } from '../tenant/name.ts';
import { readTenantData } from '../tenant/read-tenant-data.ts';
import { type SeedFile, tenantDataOf } from '../tenant/seed.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { Tenants } from '../tenant/tenants.ts';
import { statefulOperations } from './generated/operations.ts';
import { workKinds } from './work-kinds.ts';

export interface KnownTenant {
  name: string;
  about: string;
  apiKeys: string[];
}

export const fixtureTenants: readonly KnownTenant[] = [
  { name: 'aurora', about: 'all features, initially 200 users and 40 departments' },
  { name: 'borealis', about: 'the feature flag is off' },
  { name: 'cirrus', about: 'roles are managed by an external HR system' },
].map((tenant) => ({
  ...tenant,
  apiKeys: enums.Role.map((role) => `${tenant.name}-${role}-key`),
}));

export interface SandboxParts {
  /** The host's time in milliseconds, on which the simulated clocks of all tenants are based. */
  clock?: Clock;
  worlds?: readonly TenantData[];
  /** Signs access tokens. By default random, so that a restart invalidates all tokens. */
  secret?: Buffer;
  /** Clients do not receive details of internal errors. */
  onFault?: (error: unknown) => void;
  onExchange?: ((exchange: JournalExchange) => void) | undefined;
  /** Whether requests are counted and stored in the request journal. The default is true. */
  isObserved?: boolean | undefined;
  /** Whether a reverse proxy in front of the sandbox sets X-Forwarded-Proto, -Host and -Prefix. */
  isBehindProxy?: boolean | undefined;
  basePath?: string | undefined;
  corsOrigins?: CorsOrigins | undefined;
  bodyPace?: BodyPace | undefined;
  controlKey?: string | undefined;
  mcp?: McpHandler | undefined;
  notReady?: (() => Promise<string | null>) | undefined;
}

export function createSandboxServer(parts: SandboxParts = {}): FastifyInstance {
  return memorySandbox(parts).app;
}

export async function openMemorySandbox(parts: SandboxParts & WorldFiles): Promise<OpenedSandbox> {
  const { app, ...holding } = memorySandbox(parts);
  const loaded = await loadedTenants(holding, parts.worldFiles);
  return { app, known: [...fixtureTenants, ...loaded], others: 0, isNew: true };
}

function memorySandbox({
  clock = Date.now,
  secret = randomBytes(32),
  worlds = [],
  onFault = () => undefined,
  ...watching
}: SandboxParts) {
  const tenants = new MemoryTenants(clock);
  for (const { name } of fixtureTenants) tenants.add(fixtureWorld(name));
  for (const tenantData of worlds) tenants.add(tenantData);
  const used = () => new Set(tenants.worlds.flatMap(({ rows }) => rows.documents.list().map(({ hash }) => hash)));
  const files = new LocalFiles({ used, clock });
  linkFixtures(files);
  const app = createServer({ tenants, tokens: createTokens(secret), onFault, ...watching, ...rules, files });
  return { app, tenants, files };
}

interface WorldFiles {
  worldFiles?: readonly string[] | undefined;
}

export interface KeptSandboxParts extends Omit<SandboxParts, 'secret' | 'worlds' | 'notReady'>, WorldFiles {
  store: Store;
  /** The maximum number of tenants that stay in memory while no request uses them. */
  mostWorlds?: number;
}

export interface OpenedSandbox {
  app: FastifyInstance;
  known: KnownTenant[];
  others: number;
  /** False if the sandbox found stored data. */
  isNew: boolean;
}

export async function openSandboxServer(parts: KeptSandboxParts): Promise<FastifyInstance> {
  return (await openStoredSandbox(parts)).app;
}

export async function openStoredSandbox({
  store,
  clock = Date.now,
  mostWorlds = 200,
  worldFiles,
  onFault = () => undefined,
  ...watching
}: KeptSandboxParts): Promise<OpenedSandbox> {
  const [{ StoredTenants }, { sweepDaily }] = await Promise.all([
    import('../store/stored-tenants.ts'),
    import('../store/sweep.ts'),
  ]);
  const tenants = await StoredTenants.open(store, { clock, mostWorlds });
  const isNew = await store.isNew();
  if (isNew) await tenants.unit(() => addFixtures(tenants));
  linkFixtures(store.files);
  const tokens = createTokens(store.secret);
  const notReady = () => store.ready();
  const app = createServer({ tenants, tokens, onFault, notReady, ...watching, ...rules, files: store.files });
  const endSweeping = sweepDaily({ store, tenants }, onFault);
  app.addHook('onClose', async () => {
    await endSweeping();
    await store.close();
  });
  const loaded = await loadedTenants({ tenants, files: store.files }, worldFiles);
  const known = [...(await knownOf(tenants)), ...loaded];
  return { app, known, others: tenants.names.length - known.length, isNew };
}

/** Does not read the data of the tenants. */
async function knownOf(tenants: Tenants): Promise<KnownTenant[]> {
  return tenants.unit(() => {
    const names = new Set(tenants.names);
    return fixtureTenants
      .filter(({ name }) => names.has(name))
      .map((tenant) => ({ ...tenant, apiKeys: tenant.apiKeys.filter((key) => tenants.ownerOf(key) === tenant.name) }));
  });
}

function addFixtures(tenants: Tenants): void {
  if (tenants.names.length > 0) return;
  for (const { name } of fixtureTenants) if (!tenants.get(name)) tenants.add(fixtureWorld(name));
}

async function loadedTenants(holding: Parameters<typeof loadTenantData>[0], files: readonly string[] = []) {
  const loaded: KnownTenant[] = [];
  for (const file of files) {
    const name = await loadTenantData(holding, file);
    loaded.push(
      await holding.tenants.unit(() => {
        const tenantData = holding.tenants.get(name);
        const about = `${tenantData?.rows.users.size ?? 0} users, ${tenantData?.rows.departments.size ?? 0} departments, from ${file}`;
        return { name, about, apiKeys: tenantData?.rows.apiKeys.list().map(({ key }) => key) ?? [] };
      }),
    );
  }
  return loaded;
}

const rules = { operations: statefulOperations, machines: workKinds };

/** A process can create many sandboxes, which share these rows until a row changes. */
const fixtureWorlds = new Map<string, TenantData>();

function fixtureWorld(name: string): TenantData {
  const world = fixtureWorlds.get(name) ?? readFixtureWorld(name);
  fixtureWorlds.set(name, world);
  return world.fork(name);
}

function readFixtureWorld(name: string): TenantData {
  const seed: SeedFile = JSON.parse(readFileSync(new URL(`../../dist/worlds/${name}.json`, import.meta.url), 'utf8'));
  return tenantDataOf(name, seed, new URL(`../../fixtures/worlds/${name}.yaml`, import.meta.url));
}

export function linkFixtures(files: Pick<FileStore, 'link'>): void {
  for (const name of ['documents', 'templates']) {
    const folder = new URL(`../../fixtures/${name}/`, import.meta.url);
    const names: Record<string, string> = JSON.parse(readFileSync(new URL('files.json', folder), 'utf8'));
    for (const [hash, file] of Object.entries(names)) {
      files.link(hash, fileURLToPath(new URL(`files/${encodeURIComponent(file)}`, folder)));
    }
  }
}

interface Holding {
  tenants: Tenants;
  files: FileStore;
}

interface Loaded {
  tenantData: TenantData;
  hashes: Iterable<string>;
}

const sources = 'expected FILE.ndjson, FILE.yaml, or a list such as users=1000,story=merger';

const generatedTenant = 'world';

/** Keeps an existing tenant, because clients can have changed its data. Returns the name of the tenant. */
async function loadTenantData({ tenants, files }: Holding, source: string): Promise<string> {
  const { tenantData, hashes } = await read(source, files);
  const isAdded = await tenants.unit(() => {
    if (tenants.get(tenantData.tenant)) return false;
    requireOwnKeys(tenants, tenantData, source);
    tenants.add(tenantData);
    return true;
  });
  for (const hash of hashes) {
    if (isAdded) files.adopt?.(hash);
    else await files.release(hash);
  }
  return tenantData.tenant;
}

async function read(file: string, files: FileStore): Promise<Loaded> {
  try {
    if (isOrder(file)) return { tenantData: await generated(file), hashes: [] };
    if (extname(file) === '.ndjson') return await readArchive(createReadStream(file), files);
    return { tenantData: readTenantData(tenantIn(file), file), hashes: [] };
  } catch (error) {
    throw new UnusableSource(`${file === '' ? '""' : file}: ${reasonOf(error)}`, { cause: error });
  }
}

/** The command `cps` ends with the exit code 2. */
class UnusableSource extends Error {
  readonly exitCode = 2;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'the file does not exist';
  return code === 'EISDIR' ? `it is a folder; ${sources}` : error.message;
}

/** The data generator is imported when it is first used, because most sandboxes never need it. */
async function generated(order: string): Promise<TenantData> {
  const { generateInTurns: makeWorldInTurns } = await import('../generator/make-in-turns.ts');
  return makeWorldInTurns(generatedTenant, readOrder(order), workKinds);
}

function tenantIn(file: string): string {
  const name = basename(file, extname(file));
  if (isName(name)) return name;
  if (extname(file) === '') throw new Error(`it is not the name of a data file; ${sources}`);
  throw new Error('the name of a seed file must be lower-case letters and digits with single hyphens between them');
}

function requireOwnKeys(tenants: Tenants, tenantData: TenantData, file: string): void {
  const taken = tenantData.rows.apiKeys.list().find(({ key }) => tenants.ownerOf(key) !== undefined);
  if (taken)
    throw new UnusableSource(`${file}: the API key ${taken.name} of ${tenantData.tenant} belongs to another tenant`);
}
