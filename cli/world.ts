import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, InvalidArgumentError } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { enums } from '../src/contract/generated/enums.ts';
import type { GeneratorOptions } from '../src/generator/order.ts';
import { mostOf } from '../src/generator/read-order.ts';
import { isName } from '../src/tenant/name.ts';
import type { TenantData } from '../src/tenant/tenant-data.ts';
import { addCommand } from './add-command.ts';
import { UsageError, wholeNumber } from './options.ts';

interface Options extends GeneratorOptions {
  tenant: string;
  output: string;
}

export function registerWorld(program: Command): void {
  const sizes = Object.entries(mostOf).map(([name, most]) => [name, wholeNumber(0, most)]);
  addCommand(program, 'world make', make, {
    ...Object.fromEntries(sizes),
    story: enums.WorldStory,
    tenant: tenantName,
  });
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not write it',
};

async function make({ tenant, output, ...order }: Options): Promise<void> {
  const isSeed = /\.ya?ml$/.test(output);
  if (!isSeed && !output.endsWith('.ndjson')) {
    throw new UsageError(`the output must be a file that ends in .ndjson or .yaml, got ${output}`);
  }
  const tenantData = await made(tenant, order);
  const isReplaced = existsSync(output);
  const file = await open(output, 'w').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${output} cannot be written: ${reasons[error.code ?? ''] ?? error.message}`);
  });
  await pipeline(isSeed ? await seedOf(tenantData) : await archiveOf(tenantData), file.createWriteStream());
  const { users, departments, documents } = tenantData.rows;
  console.log(
    `${output}${isReplaced ? ' (replaced)' : ''}: ${users.size} users, ${departments.size} departments, ${shownDocuments()}`,
  );

  function shownDocuments(): string {
    return isSeed ? 'no documents, jobs and imports, which only an archive has' : `${documents.size} documents`;
  }
}

async function made(tenant: string, order: GeneratorOptions): Promise<TenantData> {
  const [{ makeWorld }, { workKinds: machines }] = await Promise.all([
    import('../src/generator/generate.ts'),
    import('../src/sandbox/work-kinds.ts'),
  ]);
  const making = makeWorld(tenant, order, machines);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

async function seedOf(tenantData: TenantData): Promise<Readable> {
  const { seedLines } = await import('../src/generator/seed-lines.ts');
  return Readable.from(seedLines(tenantData));
}

async function archiveOf(tenantData: TenantData): Promise<Readable> {
  const [{ writeArchive }, { LocalFiles }, { linkFixtures }, { endOfHistory }] = await Promise.all([
    import('../src/tenant/archive/write-archive.ts'),
    import('../src/files/local-files.ts'),
    import('../src/sandbox/start.ts'),
    import('../src/generator/order.ts'),
  ]);
  const files = new LocalFiles();
  linkFixtures(files);
  return Readable.from(writeArchive({ tenantData, takenAt: endOfHistory, kit: packageFile.version }, files));
}

function tenantName(text: string): string {
  if (isName(text)) return text;
  throw new InvalidArgumentError('It must be lower-case letters and digits with single hyphens between them.');
}
