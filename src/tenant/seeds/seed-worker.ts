import { parentPort, workerData } from 'node:worker_threads';
import type { CollectionName } from '../collections.ts';
import { type SeedMessage, SeedRefusal } from './seed-messages.ts';
import { tenantDataFromSeed } from './tenant-data-from-seed.ts';

const rowsAtOnce = 500;

function* messages(): Generator<SeedMessage> {
  const { tenant, bytes }: { tenant: string; bytes: Uint8Array } = workerData;
  try {
    const tenantData = tenantDataFromSeed(tenant, bytes);
    for (const [name, rows] of Object.entries(tenantData.rows)) {
      for (let from = 0; from < rows.size; from += rowsAtOnce) {
        yield { collection: name as CollectionName, rows: rows.list(from, from + rowsAtOnce) };
      }
    }
    yield { version: tenantData.version };
  } catch (error) {
    if (!(error instanceof SeedRefusal)) throw error;
    yield { refused: error.message };
  }
}

const next = messages();
parentPort?.on('message', () => parentPort?.postMessage(next.next().value));
