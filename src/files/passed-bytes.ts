import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Node collects garbage each time after it has read or written this number of bytes of files. */
const often = 8 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;

let passed = 0;
let collect: Collect | undefined;

/**
 * Counts the file bytes that the process has read or written, and collects garbage after every 8 MiB.
 * Without these garbage collections, Node frees the memory of file bytes only after 64 MB.
 * A minor garbage collection takes only about a millisecond.
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
