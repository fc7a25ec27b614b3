import { existsSync } from 'node:fs';
import { openReader, openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { StoreReader } from '../../src/store/store-reader.ts';
import { UsageError } from '../options.ts';

export function openNamedStore(address: string): Promise<Store> {
  return openStore(address).catch(throwUsageError);
}

export function openNamedReader(address: string): Promise<StoreReader> {
  return openReader(address).catch(throwUsageError);
}

function throwUsageError(error: unknown): never {
  throw new UsageError(error instanceof Error ? error.message : String(error));
}

/** Throws if the SQLite file does not exist. Without this check, SQLite creates an empty database. */
export function requireThere(address: string): void {
  const file = /^sqlite:(.+)$/.exec(address)?.[1];
  if (file !== undefined && !existsSync(file)) throw new UsageError(`the store ${address} does not exist`);
}
