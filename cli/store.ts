import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { Damaged } from '../src/contract/damaged.ts';
import { shownAddress } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import type { ReadingFaults, StoreReader } from '../src/store/store-reader.ts';
import { isExpired } from '../src/tenant/tenants.ts';
import { helpOf, UsageError } from './options.ts';
import { openNamedReader, openNamedStore, requireThere } from './store/store-address.ts';

interface Options {
  store: string;
  tenant?: string;
  folder: string;
}

const where = () => new Option('--store <where>', 'sqlite:FILE or postgres://…').env('CPS_STORE').makeOptionMandatory();

/** A `cps store` command cannot open an SQLite file that a running sandbox uses. */
export function registerStore(program: Command): void {
  const verb = program.command('store').description('check, export, import or sweep stored tenants');
  verb
    .command('check')
    .description('read all stored data, change nothing, and report damage')
    .addOption(where())
    .addHelpText('after', helpOf('store-check'))
    .action(({ store }: Options) => withReader(store, check));
  verb
    .command('repair', { hidden: true })
    .option('--store <where>')
    .option('--folder <path>')
    .action(() => {
      throw new UsageError(`"cps store repair" does not exist any more; ${wayOut}`);
    });
  verb
    .command('sweep')
    .description('delete expired tenants, and files that had no reference for a day')
    .addOption(where())
    .addHelpText('after', helpOf('store-sweep'))
    .action(({ store }: Options) => {
      requireThere(store);
      return withStore(store, sweep);
    });
  verb
    .command('export')
    .description('export everything readable, change nothing in the store')
    .addOption(where())
    .option('--tenant <id>', 'only this tenant')
    .requiredOption('--folder <path>', 'the folder to write to')
    .addHelpText('after', helpOf('store-export'))
    .action((options: Options) => withReader(options.store, (reader) => exportAll(reader, options)));
  verb
    .command('import')
    .description('import exported tenants')
    .addOption(where())
    .option('--tenant <id>', 'only this tenant')
    .requiredOption('--folder <path>', 'the folder of the export')
    .addHelpText('after', helpOf('store-import'))
    .action((options: Options) => {
      if (!existsSync(options.folder)) throw new UsageError(`the folder ${options.folder} does not exist`);
      return withStore(options.store, (store) => importAll(store, options));
    });
}

const wayOut = 'export its tenants with "cps store export", and import them into a new store with "cps store import"';

async function withStore(address: string, work: (store: Store) => Promise<void>): Promise<void> {
  await withOpened(address, await openNamedStore(address), work);
}

async function withReader(address: string, work: (reader: StoreReader) => Promise<void>): Promise<void> {
  requireThere(address);
  await withOpened(address, await openNamedReader(address), work);
}

type Opened = Pick<StoreReader, 'files' | 'close'>;

async function withOpened<T extends Opened>(address: string, opened: T, work: (opened: T) => Promise<void>) {
  try {
    const { linkFixtures } = await import('../src/sandbox/start.ts');
    linkFixtures(opened.files);
    await work(opened);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new Error(`${shownAddress(address)}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    await opened.close();
  }
}

async function check(reader: StoreReader): Promise<void> {
  const { checkStore } = await import('../src/store/check-store.ts');
  const { tenants, worlds, rows, files, damage, lost } = await checkStore(reader);
  for (const fault of linesOf({ damage, lost })) console.log(fault);
  console.log(`${tenants} tenants with ${worlds} worlds, ${rows} rows and ${files} files were read`);
  if (damage.length + lost.length === 0) console.log('no damage found');
  else process.exitCode = 1;
}

function linesOf({ damage, lost }: ReadingFaults): string[] {
  return [...damage.map((fault) => `wrong: ${fault}`), ...lost.map((fault) => `lost: ${fault}`)];
}

async function sweep(store: Store): Promise<void> {
  const { sweepStore } = await import('../src/store/sweep.ts');
  const { tenants, files, bytes } = await sweepStore(await holdingOf(store)).catch(explainDamage);
  console.log(`${tenants} tenants and ${files} files with ${bytes} bytes were removed`);
}

function explainDamage(error: unknown): never {
  if (!(error instanceof Damaged)) throw error;
  const done = 'expired tenants were removed, but no files, because each file may belong to a damaged tenant';
  throw new Error(`${done}: ${error.message}; ${wayOut}`);
}

async function exportAll(reader: StoreReader, { tenant, folder }: Options): Promise<void> {
  const [{ exportTenant }, { readTenants }] = await Promise.all([
    import('../src/store/archives.ts'),
    import('../src/store/check-store.ts'),
  ]);
  const there = await reader.tenants();
  if (tenant !== undefined && !there.includes(tenant))
    throw new UsageError(`no tenant is named ${tenant}; the tenants are ${there.join(', ')}`);
  const names = tenant === undefined ? there : [tenant];
  const written = names.map((name) => join(folder, name)).find((place) => existsSync(place));
  if (written !== undefined) throw new UsageError(`${written} already exists; export into another folder`);
  const faults = await reader.faults();
  const exported: string[] = [];
  await writeFolder(folder, async (temporary) => {
    for await (const { tenant, data, damage, lost } of readTenants(reader, names)) {
      faults.damage.push(...damage);
      faults.lost.push(...lost);
      if (!data || isExpired(data.tenantData, Date.now)) continue;
      await exportTenant(data, reader.files, temporary);
      exported.push(tenant);
    }
  });
  for (const name of exported) console.log(`exported ${name}`);
  for (const fault of linesOf(faults)) console.error(fault);
  if (faults.lost.length === 0) return;
  console.error('cps: some data is lost; everything else was exported');
  process.exitCode = 1;
}

async function importAll(store: Store, { tenant, folder }: Options): Promise<void> {
  const { checkExport, exportedTenants, importTenant } = await import('../src/store/archives.ts');
  const holding = await holdingOf(store);
  const there = await exportedTenants(folder);
  if (there.length === 0) throw new UsageError(`${folder} contains no exported tenant`);
  if (tenant !== undefined && !there.includes(tenant)) {
    throw new UsageError(`${folder} contains no tenant ${tenant}; its tenants are ${there.join(', ')}`);
  }
  const wanted = tenant === undefined ? there : [tenant];
  const taken = wanted.filter((name) => holding.tenants.names.includes(name));
  if (taken.length > 0) throw new UsageError(takenNames(taken, wanted));
  for (const name of wanted) await checkExport(holding, name, folder);
  for (const name of wanted) {
    await importTenant(holding, name, folder);
    console.log(`imported ${name}`);
  }
}

function takenNames(taken: string[], wanted: string[]): string {
  const others = wanted.filter((name) => !taken.includes(name));
  const rest = others.length > 0 ? `; for one of the others: --tenant ${others.join(' or ')}` : '';
  const which = taken.length === 1 ? 'the tenant' : 'the tenants';
  return `the store already has ${which} ${taken.join(', ')}; nothing was imported${rest}`;
}

async function holdingOf(store: Store) {
  const { StoredTenants } = await import('../src/store/stored-tenants.ts');
  return { store, tenants: await StoredTenants.open(store, { clock: Date.now, mostWorlds: 10 }), files: store.files };
}

const exitCodes = { SIGINT: 130, SIGTERM: 143 };

export async function writeFolder(folder: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const place = resolve(folder);
  const { created, temporary } = createdIn(place);
  const clean = () => {
    rmSync(temporary, { recursive: true, force: true });
    if (created !== undefined) removeEmpty(place, created);
  };
  const stop = (signal: keyof typeof exitCodes) => {
    clean();
    process.exit(exitCodes[signal]);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    await write(temporary);
    for (const name of readdirSync(temporary)) renameSync(join(temporary, name), join(place, name));
  } finally {
    clean();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stop);
  }
}

function createdIn(place: string) {
  try {
    const created = mkdirSync(place, { recursive: true });
    return { created, temporary: mkdtempSync(join(place, '.unfinished-')) };
  } catch (error) {
    throw new UsageError(`the folder ${place} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

function removeEmpty(folder: string, last: string): void {
  for (let at = folder; at.startsWith(last) && readdirSync(at).length === 0; at = dirname(at)) rmdirSync(at);
}
