import { Problem } from '../contract/problem.ts';
import { worldOf } from '../world/seed.ts';
import { SeedFault } from '../world/seed-shape.ts';
import { readSeed, seedError } from '../world/seed-text.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';
import { live } from './life.ts';
import type { ControlOperation } from './operation.ts';
import { existingTenant, tenantSummary } from './tenants.ts';

/** Puts a tenant to a world as a person writes it; a reset goes back to it from then on (D-91). */
export const seedTenant: ControlOperation<'seedTenant'> = ({ tenants, path, bytes }) => {
  const before = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  const seed = worldFrom(before.tenant, bytes);
  requireOwnKeys(tenants, seed);
  live(seed, before.rows.settings.get('settings')?.expiresAt);
  tenants.add(seed);
  return { status: 200, body: tenantSummary(tenants, existingTenant(tenants, path.tenant, { parameter: 'tenant' })) };
};

/** A seed names the file of its documents by a path on this machine, which nobody reads for a caller. */
const noDocuments = '/documents means nothing here: upload documents';

function worldFrom(tenant: string, bytes: Buffer): World {
  const { seed, lineOf } = seedFrom(() => readSeed(decode(bytes), 'seed'));
  if (seed.documents !== undefined) throw invalid(`seed:${lineOf(['documents'])}: ${noDocuments}`);
  return seedFrom(() => {
    try {
      return worldOf(tenant, seed, new URL('file:///'));
    } catch (error) {
      throw error instanceof SeedFault ? seedError([error], 'seed', lineOf) : error;
    }
  });
}

/** The reader throws one error that names every fault with its line. */
function seedFrom<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Error ? invalid(error.message) : error;
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('the seed must be YAML or JSON in UTF-8');
  }
}

/** How many faults are told; a file of another kind has thousands of them. */
const mostFaults = 20;

function invalid(message: string): Problem {
  const faults = message.split('\n');
  const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
  return new Problem({ code: 'SEED INVALID', detail: [...faults.slice(0, mostFaults), ...more].join('; ') });
}

function requireOwnKeys(tenants: Tenants, seed: World): void {
  for (const { name, key } of seed.rows.apiKeys.list()) {
    const owner = tenants.ownerOf(key);
    if (owner === undefined || owner === seed.tenant) continue;
    const detail = `the API key ${JSON.stringify(name)} of the seed belongs to the tenant ${owner}`;
    throw new Problem({ code: 'API KEY TAKEN', detail });
  }
}
