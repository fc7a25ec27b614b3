import { worldOf } from '../seed.ts';
import { SeedFault } from '../seed-shape.ts';
import { readSeed, seedError } from '../seed-text.ts';
import type { World } from '../world.ts';
import { SeedRefusal } from './seed-messages.ts';

/**
 * The error message for the property `documents` in a seed file. The property contains the path of a local file.
 * For security, a seed file in a request must not read local files.
 */
const noDocuments = '/documents is unknown: upload documents';

/**
 * Creates the data of a tenant from a seed file in a request.
 * Throws `SeedRefusal` with all faults and their line numbers.
 */
export function worldFromSeed(tenant: string, bytes: Uint8Array): World {
  try {
    return build(tenant, bytes);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof RangeError) throw new SeedRefusal('the seed is nested too deeply');
    throw new SeedRefusal(shortened(error.message));
  }
}

function build(tenant: string, bytes: Uint8Array): World {
  const { seed, lineOf } = readSeed(decode(bytes), 'seed');
  if (seed.documents !== undefined) throw new Error(`seed:${lineOf(['documents'])}: ${noDocuments}`);
  try {
    return worldOf(tenant, seed, new URL('file:///'));
  } catch (error) {
    throw error instanceof SeedFault ? seedError([error], 'seed', lineOf) : error;
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('the seed must be YAML or JSON in UTF-8');
  }
}

/**
 * The maximum number of faults in an error message for a seed file.
 * A file in another format can have thousands of faults.
 */
const mostFaults = 20;

function shortened(message: string): string {
  const faults = message.split('\n');
  const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
  return [...faults.slice(0, mostFaults), ...more].join('; ');
}
