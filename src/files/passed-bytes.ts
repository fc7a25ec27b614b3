import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The number of bytes after which memory is released. */
const often = 8 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;

let passed = 0;
let collect: Collect | undefined;

/**
 * Counts bytes of processed chunks. Node releases such memory late, after 64 MB, with a full garbage collection.
 * An earlier collection of young objects releases it in a millisecond.
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
