import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import packageFile from '../package.json' with { type: 'json' };
import { LocalFiles } from '../src/files/local-files.ts';
import { makeWorld } from '../src/generator/generate.ts';
import { endOfHistory, type GeneratorOptions } from '../src/generator/order.ts';
import { seedLines } from '../src/generator/seed-lines.ts';
import { linkFixtures } from '../src/sandbox/start.ts';
import { workKinds } from '../src/sandbox/work-kinds.ts';
import { writeArchive } from '../src/tenant/archive/write-archive.ts';
import type { TenantData } from '../src/tenant/tenant-data.ts';
import { UsageError } from './options.ts';

interface Options extends GeneratorOptions {
  tenant: string;
  output: string;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not write it',
};

export async function makeFile({ tenant, output, ...order }: Options): Promise<void> {
  const isSeed = /\.ya?ml$/.test(output);
  if (!isSeed && !output.endsWith('.ndjson')) {
    throw new UsageError(`the output must be a file that ends in .ndjson or .yaml, got ${output}`);
  }
  const tenantData = made(tenant, order);
  const isReplaced = existsSync(output);
  const file = await open(output, 'w').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${output} cannot be written: ${reasons[error.code ?? ''] ?? error.message}`);
  });
  await pipeline(isSeed ? Readable.from(seedLines(tenantData)) : archiveOf(tenantData), file.createWriteStream());
  const { users, departments, documents } = tenantData.rows;
  console.log(
    `${output}${isReplaced ? ' (replaced)' : ''}: ${users.size} users, ${departments.size} departments, ${shownDocuments()}`,
  );

  function shownDocuments(): string {
    return isSeed ? 'no documents, jobs and imports, which only an archive has' : `${documents.size} documents`;
  }
}

function made(tenant: string, order: GeneratorOptions): TenantData {
  const making = makeWorld(tenant, order, workKinds);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

function archiveOf(tenantData: TenantData): Readable {
  const files = new LocalFiles();
  linkFixtures(files);
  return Readable.from(writeArchive({ tenantData, takenAt: endOfHistory, kit: packageFile.version }, files));
}
