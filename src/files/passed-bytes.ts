import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The number of processed file bytes after which the process triggers a minor garbage collection. */
const often = 8 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;

let passed = 0;
let collect: Collect | undefined;

/**
 * Counts the bytes of processed file chunks, and triggers a minor garbage collection after every 8 MiB.
 * Without a triggered garbage collection, Node frees the memory of file chunks only after 64 MB.
 * A minor garbage collection releases the memory of the file chunks within a millisecond.
 */
export function notePassed(bytes: number): void {
  passed += bytes;
  if (passed < often) return;
  passed = 0;
  collect ??= exposed();
  collect({ type: 'minor' });
}

function exposed(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
