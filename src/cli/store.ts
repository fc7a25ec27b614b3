import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { Damaged } from '../contract/damaged.ts';
import { shownAddress } from '../stores/shown-address.ts';
import type { Need, Store } from '../stores/store.ts';
import { openNamedStore, rebuildNamedStore, requireThere } from './store-address.ts';
import { UsageError } from './usage-error.ts';

interface Options {
  store: string;
  tenant?: string;
  folder: string;
}

const where = () => new Option('--store <where>', 'sqlite:FILE or postgres://…').env('CPS_STORE').makeOptionMandatory();

const unusable = '\n2 wrong usage or no usable store, 3 failed before the end.';

function afterOptions(codes: string, ...examples: string[]): string {
  const lines = examples.map((example) => `  $ cps store ${example}`);
  return ['', codes, '', examples.length === 1 ? 'Example:' : 'Examples:', ...lines].join('\n');
}

/**
 * Registers the commands `cps store check`, `repair`, `sweep`, `export` and `import`.
 * A `cps store` command cannot open an SQLite file that a running sandbox uses.
 */
export function registerStore(program: Command): void {
  const verb = program.command('store').description('check, repair, sweep, export or import stored tenants');
  verb
    .command('check')
    .description('read all stored data and report damage')
    .addOption(where())
    .addHelpText(
      'after',
      afterOptions(
        `Exit codes: 0 no damage, 1 damage found,${unusable}`,
        'check --store sqlite:sandbox.db',
        'check --store postgres://cps@db.internal/cps',
      ),
    )
    .action(({ store }: Options) => withExisting(store, check, 'reading'));
  verb
    .command('repair')
    .description('save all damaged data in a folder, then repair or remove it')
    .addOption(where())
    .requiredOption('--folder <path>', 'the folder for replaced and removed rows and a damaged SQLite file')
    .addHelpText(
      'after',
      afterOptions(
        `Exit codes: 0 all data is readable, 1 damage remains,${unusable}`,
        'repair --store sqlite:sandbox.db --folder quarantine',
      ),
    )
    .action(({ store, folder }: Options) => repair(store, folder));
  verb
    .command('sweep')
    .description('delete expired tenants, and files that had no reference for a day')
    .addOption(where())
    .addHelpText('after', afterOptions(`Exit codes: 0 swept,${unusable}`, 'sweep --store sqlite:sandbox.db'))
    .action(({ store }: Options) => withExisting(store, sweep));
  verb
    .command('export')
    .description('export tenants with initial data, snapshots and files')
    .addOption(where())
    .option('--tenant <id>', 'only this tenant')
    .requiredOption('--folder <path>', 'the folder to write to')
    .addHelpText(
      'after',
      afterOptions(`Exit codes: 0 exported,${unusable}`, 'export --store sqlite:sandbox.db --folder backup'),
    )
    .action((options: Options) => withExisting(options.store, (store) => exportAll(store, options), 'reading'));
  verb
    .command('import')
    .description('import exported tenants')
    .addOption(where())
    .option('--tenant <id>', 'only this tenant')
    .requiredOption('--folder <path>', 'the folder of the export')
    .addHelpText(
      'after',
      afterOptions(`Exit codes: 0 imported,${unusable}`, 'import --store sqlite:other.db --folder backup'),
    )
    .action((options: Options) => {
      if (!existsSync(options.folder)) throw new UsageError(`the folder ${options.folder} does not exist`);
      return withStore(options.store, (store) => importAll(store, options));
    });
}

type Work = (store: Store) => Promise<void>;

async function withExisting(address: string, work: Work, need?: Need): Promise<void> {
  requireThere(address);
  await withStore(address, work, need);
}

async function withStore(address: string, work: Work, need?: Need): Promise<void> {
  const store = await openNamedStore(address, need);
  try {
    const { linkFixtures } = await import('../sandbox/start.ts');
    linkFixtures(store.files);
    await work(store);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new Error(`${shownAddress(address)}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    await store.close();
  }
}

async function check(store: Store): Promise<void> {
  const { checkStore } = await import('../stores/check-store.ts');
  const { tenants, worlds, rows, files, faults } = await checkStore(store);
  for (const fault of faults) console.log(`wrong: ${fault}`);
  console.log(`${tenants} tenants with ${worlds} worlds, ${rows} rows and ${files} files were read`);
  if (faults.length === 0) console.log('no damage found');
  else process.exitCode = 1;
}

async function repair(address: string, folder: string): Promise<void> {
  requireThere(address);
  const [{ repairStore }, { openQuarantine }] = await Promise.all([
    import('../stores/repair-store.ts'),
    import('./quarantine.ts'),
  ]);
  const quarantine = openQuarantine(folder);
  try {
    for (const change of await rebuildNamedStore(address, quarantine)) console.log(change);
    await withStore(address, async (store) => {
      for (const change of await repairStore(store, quarantine.write)) console.log(change);
      if (quarantine.count() > 0) console.log(`${quarantine.count()} rows were written to ${quarantine.path}`);
      await check(store);
    });
  } finally {
    await quarantine.close();
  }
}

async function sweep(store: Store): Promise<void> {
  const { sweepStore } = await import('../stores/sweep.ts');
  const { tenants, files, bytes } = await sweepStore(await holdingOf(store)).catch(explainDamage);
  console.log(`${tenants} tenants and ${files} files with ${bytes} bytes were removed`);
}

function explainDamage(error: unknown): never {
  if (!(error instanceof Damaged)) throw error;
  const done = 'expired tenants were removed, but no files, because each file may belong to a damaged tenant';
  throw new Error(`${done}: ${error.message}; run "cps store repair" and then "cps store sweep" again`);
}

async function exportAll(store: Store, { tenant, folder }: Options): Promise<void> {
  const { exportTenant } = await import('../stores/archives.ts');
  const holding = await holdingOf(store);
  const names = tenant === undefined ? holding.tenants.names : [tenant];
  const written = names.map((name) => join(folder, name)).find((place) => existsSync(place));
  if (written !== undefined) throw new UsageError(`${written} already exists; export into another folder`);
  const damaged: string[] = [];
  for (const name of names) {
    try {
      const found = await exportTenant(holding, name, folder);
      if (!found)
        throw new UsageError(`no tenant is named ${name}; the tenants are ${holding.tenants.names.join(', ')}`);
      console.log(`exported ${name}`);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      damaged.push(error.message);
    }
  }
  if (damaged.length > 0) throw new Error(`not everything was exported: ${damaged.join('; ')}`);
}

async function importAll(store: Store, { tenant, folder }: Options): Promise<void> {
  const { exportedTenants, importTenant } = await import('../stores/archives.ts');
  const holding = await holdingOf(store);
  const there = await exportedTenants(folder);
  if (there.length === 0) throw new UsageError(`${folder} contains no exported tenant`);
  if (tenant !== undefined && !there.includes(tenant)) {
    throw new UsageError(`${folder} contains no tenant ${tenant}; its tenants are ${there.join(', ')}`);
  }
  const wanted = tenant === undefined ? there : [tenant];
  const taken = wanted.filter((name) => holding.tenants.names.includes(name));
  if (taken.length > 0) throw new UsageError(takenNames(taken, wanted));
  for (const name of wanted) {
    await importTenant(holding, name, folder);
    console.log(`imported ${name}`);
  }
}

/** Error message of `cps store import` if the database already contains some of the imported tenants. */
function takenNames(taken: string[], wanted: string[]): string {
  const others = wanted.filter((name) => !taken.includes(name));
  const rest = others.length > 0 ? `; for one of the others: --tenant ${others.join(' or ')}` : '';
  const which = taken.length === 1 ? 'the tenant' : 'the tenants';
  return `the store already has ${which} ${taken.join(', ')}; nothing was imported${rest}`;
}

async function holdingOf(store: Store) {
  const { StoredTenants } = await import('../stores/stored-tenants.ts');
  return { store, tenants: await StoredTenants.open(store, { clock: Date.now, mostWorlds: 10 }), files: store.files };
}
