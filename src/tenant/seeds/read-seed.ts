import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import limited from 'p-limit';
import { emptyCollections } from '../collections.ts';
import { TenantData } from '../tenant-data.ts';
import { type SeedMessage, SeedRefusal } from './seed-messages.ts';

/** Maximum CPU time in seconds and maximum memory in MiB of a worker thread. */
const limits = { seconds: 60, memory: 320 };
/** Milliseconds between two checks of the CPU time. */
const lookEvery = 500;

/** One worker thread at a time limits the memory usage. */
const turn = limited(1);

const script = new URL(`./seed-worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url);

/** Bytes. For a smaller seed file, starting a worker thread takes longer than parsing. */
const smallSeed = 16 * 1_024;

export async function readSeed(tenant: string, bytes: Uint8Array): Promise<TenantData> {
  if (bytes.byteLength > smallSeed) return turn(() => read(tenant, bytes));
  const { tenantDataFromSeed: worldFromSeed } = await import('./tenant-data-from-seed.ts');
  return worldFromSeed(tenant, bytes);
}

async function read(tenant: string, bytes: Uint8Array): Promise<TenantData> {
  const worker = new Worker(script, {
    workerData: { tenant, bytes },
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  });
  const ended = new AbortController();
  try {
    return await Promise.race([takeWorld(tenant, worker), failure(worker, ended.signal)]);
  } finally {
    ended.abort();
    await worker.terminate();
  }
}

function takeWorld(tenant: string, worker: Worker): Promise<TenantData> {
  const collections = emptyCollections();
  return new Promise((resolve, reject) => {
    worker.on('message', (message: SeedMessage) => {
      if ('refused' in message) reject(new SeedRefusal(message.refused));
      else if ('version' in message) resolve(worldWith(tenant, collections, message.version));
      else {
        const into: { putAll: (rows: never[]) => void } = collections[message.collection];
        into.putAll(message.rows as never[]);
        setImmediate(() => worker.postMessage('next'));
      }
    });
    worker.postMessage('next');
  });
}

function worldWith(tenant: string, collections: ReturnType<typeof emptyCollections>, version: number): TenantData {
  for (const collection of Object.values(collections)) collection.commit();
  return new TenantData(tenant, collections, version);
}

/** Throws if the worker thread fails, or needs too much CPU time or memory. */
async function failure(worker: Worker, ended: AbortSignal): Promise<never> {
  const broken = new Promise<never>((_resolve, reject) => {
    worker.once('error', (error) => reject(isOutOfMemory(error) ? tooMuchMemory() : error));
    worker.once('exit', (code) => reject(new Error(`the seed worker ended with the code ${code}`)));
  });
  return Promise.race([broken, overuse(worker, ended)]);
}

async function overuse(worker: Worker, ended: AbortSignal): Promise<never> {
  await once(worker, 'online', { signal: ended });
  for await (const _ of setInterval(lookEvery, undefined, { signal: ended })) {
    // A worker thread that has ended has no CPU usage. The promise `broken` then rejects with the reason.
    const usage = await worker.cpuUsage().catch(() => undefined);
    if (!usage || usage.user <= limits.seconds * 1_000_000) continue;
    throw new SeedRefusal(`the seed takes more than ${limits.seconds} s of processor time to read`);
  }
  throw new Error('the CPU time checks of the seed worker ended');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuchMemory(): SeedRefusal {
  return new SeedRefusal(`the seed takes more than ${limits.memory} MiB of memory to read`);
}
