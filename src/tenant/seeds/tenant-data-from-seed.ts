import { incomingFaults } from '../archive/incoming-row.ts';
import type { CollectionName } from '../collections.ts';
import { SeedFault } from '../row-faults.ts';
import { tenantDataOf } from '../seed.ts';
import { parseSeed, requireFewTokens, seedError } from '../seed-text.ts';
import type { TenantData } from '../tenant-data.ts';
import { SeedRefusal } from './seed-messages.ts';

/** A client must not set the property `documents`, because it is the path of a file on the server. */
const noDocuments = '/documents is unknown: upload documents';

export function tenantDataFromSeed(tenant: string, bytes: Uint8Array): TenantData {
  try {
    return build(tenant, bytes);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The YAML parser reports its own recursion limit as an error of the text.
    const isDeep = error instanceof RangeError || error.message.includes('Maximum call stack');
    if (isDeep) throw new SeedRefusal('the seed is nested too deeply');
    throw new SeedRefusal(shortened(error.message));
  }
}

function build(tenant: string, bytes: Uint8Array): TenantData {
  const text = decode(bytes);
  requireFewTokens(text);
  const { seed, lineOf } = parseSeed(text, 'seed');
  if (seed.documents !== undefined) throw new Error(`seed:${lineOf(['documents'])}: ${noDocuments}`);
  try {
    const tenantData = tenantDataOf(tenant, seed, new URL('file:///'));
    requireRows(tenantData);
    return tenantData;
  } catch (error) {
    throw error instanceof SeedFault ? seedError([error], 'seed', lineOf) : error;
  }
}

/** Refuses rows that no response of the contract can contain. */
function requireRows(tenantData: TenantData): void {
  for (const [collection, rows] of Object.entries(tenantData.rows)) {
    for (const row of rows.list()) {
      const [fault] = incomingFaults(collection as CollectionName, row);
      if (!fault) continue;
      const id = 'id' in row ? ` with the id ${row.id}` : '';
      throw new Error(`the row of ${collection}${id}: /${fault.path.join('/')} ${fault.message}`);
    }
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('the seed must be YAML or JSON in UTF-8');
  }
}

/** A seed file in a wrong format can contain thousands of errors. */
const mostFaults = 20;

function shortened(message: string): string {
  const faults = message.split('\n');
  const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
  return [...faults.slice(0, mostFaults), ...more].join('; ');
}
