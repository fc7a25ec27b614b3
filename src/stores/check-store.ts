import { createHash } from 'node:crypto';
import type { FileStore } from '../files/file-store.ts';
import { rowShapes } from '../world/archive/row-shapes.ts';
import { filesOf } from '../world/archive/write-archive.ts';
import type { CollectionName } from '../world/collections.ts';
import type { World } from '../world/world.ts';
import { imagesOf, keptOf } from './kept.ts';
import { worldOfPages } from './pages.ts';
import type { Store } from './store.ts';

/** What a store holds, and what is wrong with it in sentences. */
export interface Checked {
  tenants: number;
  worlds: number;
  rows: number;
  files: number;
  faults: string[];
}

/** Reads everything that a store holds: every row has the shape of its collection, every file has its bytes. */
export async function checkStore(store: Store): Promise<Checked> {
  const checked: Checked = { tenants: 0, worlds: 0, rows: 0, files: 0, faults: await store.check() };
  const hashes = new Map<string, number>();
  for (const { tenant } of (await store.registry()).tenants) {
    checked.tenants += 1;
    try {
      for await (const [what, world] of worldsOf(store, tenant)) {
        checked.worlds += 1;
        checkRows(`${tenant}, ${what}`, world, checked);
        for (const [hash, size] of filesOf(world)) hashes.set(hash, size);
      }
    } catch (error) {
      checked.faults.push(`${tenant}: cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  for (const [hash, size] of hashes) {
    checked.files += 1;
    const fault = await faultOfFile(store.files, hash, size);
    if (fault !== undefined) checked.faults.push(`the file ${hash} ${fault}`);
  }
  return checked;
}

/** The living world of a tenant and the images beside it. */
async function* worldsOf(store: Store, tenant: string): AsyncGenerator<[string, World]> {
  const stored = await store.load(tenant);
  if (!stored) throw new Error('it is listed and not there');
  const kept = keptOf(tenant, stored);
  yield ['world', kept.world];
  for (const { id, version } of imagesOf(kept).values()) {
    yield [`image ${id}`, worldOfPages(tenant, version, await store.image(tenant, id))];
  }
}

function checkRows(where: string, world: World, checked: Checked): void {
  for (const [name, collection] of Object.entries(world.rows)) {
    for (const row of collection.list()) {
      checked.rows += 1;
      const [fault] = rowShapes[name as CollectionName](row, []);
      if (fault) checked.faults.push(`${where}: a row of ${name}: /${fault.path.join('/')} ${fault.message}`);
    }
  }
}

async function faultOfFile(files: FileStore, hash: string, size: number): Promise<string | undefined> {
  try {
    const digest = createHash('sha256');
    let length = 0;
    for await (const chunk of files.open(hash)) {
      digest.update(chunk);
      length += chunk.length;
    }
    if (length !== size) return `has ${length} bytes, ${size} are wanted`;
    return digest.digest('hex') === hash ? undefined : 'has other bytes than its name says';
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}
