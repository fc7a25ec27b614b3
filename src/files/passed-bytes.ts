import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Number of processed bytes after which a garbage collection is triggered. */
const often = 8 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;

let passed = 0;
let collect: Collect | undefined;

/**
 * Counts the bytes of processed chunks of files. After every 8 MiB, triggers a minor garbage collection.
 * Node itself releases the memory of chunks only after 64 MB, with a full garbage collection.
 * A minor garbage collection releases this memory within a millisecond.
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
