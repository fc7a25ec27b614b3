import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import limited from 'p-limit';
import { emptyCollections } from '../collections.ts';
import { World } from '../world.ts';
import { type SeedMessage, SeedRefusal } from './seed-messages.ts';

/** The most seconds of processor time, and MiB of memory, that reading one seed may take. */
const limits = { seconds: 60, memory: 1_024 };
/** How often the processor time is looked at, in milliseconds. */
const lookEvery = 500;

/** At most two seeds are read at once, so that several large ones do not fill the memory together. */
const turn = limited(2);

const script = new URL(`./seed-worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url);

/** A seed of at most this many bytes is read in a few milliseconds, less than a worker needs to start. */
const smallSeed = 16 * 1_024;

/**
 * The world of a seed. A worker reads a large one, which can take seconds, and hands over the rows a few at a time.
 * Throws `SeedRefusal` where the seed is invalid.
 */
export async function readSeedWorld(tenant: string, bytes: Uint8Array): Promise<World> {
  if (bytes.byteLength > smallSeed) return turn(() => read(tenant, bytes));
  const { worldFromSeed } = await import('./world-from-seed.ts');
  return worldFromSeed(tenant, bytes);
}

async function read(tenant: string, bytes: Uint8Array): Promise<World> {
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

/** Takes in the rows message by message: the worker sends one when it is asked. */
function takeWorld(tenant: string, worker: Worker): Promise<World> {
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

function worldWith(tenant: string, collections: ReturnType<typeof emptyCollections>, version: number): World {
  for (const collection of Object.values(collections)) collection.commit();
  return new World(tenant, collections, version);
}

/** Rejects when the worker breaks or uses more than it may; `ended` says that it has done its work. */
async function failure(worker: Worker, ended: AbortSignal): Promise<never> {
  const broken = new Promise<never>((_resolve, reject) => {
    worker.once('error', (error) => reject(isOutOfMemory(error) ? tooMuchMemory() : error));
    worker.once('exit', (code) => reject(new Error(`the reader of seeds ended with the code ${code}`)));
  });
  return Promise.race([broken, overuse(worker, ended)]);
}

async function overuse(worker: Worker, ended: AbortSignal): Promise<never> {
  await once(worker, 'online', { signal: ended });
  for await (const _ of setInterval(lookEvery, undefined, { signal: ended })) {
    const { user } = await worker.cpuUsage();
    if (user <= limits.seconds * 1_000_000) continue;
    throw new SeedRefusal(`the seed takes more than ${limits.seconds} s of processor time to read`);
  }
  throw new Error('the looks at the reader of seeds ended');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuchMemory(): SeedRefusal {
  return new SeedRefusal(`the seed takes more than ${limits.memory} MiB of memory to read`);
}
