import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SeedFault } from './row-faults.ts';
import { tenantDataOf } from './seed.ts';
import { parseSeed, seedError } from './seed-text.ts';
import type { TenantData } from './tenant-data.ts';

export function readTenantData(tenant: string, file: string | URL): TenantData {
  const name = file instanceof URL ? fileURLToPath(file) : file;
  const { seed, lineOf } = parseSeed(readFileSync(file, 'utf8'), name);
  try {
    return tenantDataOf(tenant, seed, pathToFileURL(name));
  } catch (error) {
    throw error instanceof SeedFault ? seedError([error], name, lineOf) : error;
  }
}
