import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The number of file bytes that the process reads or writes between two garbage collections. */
const often = 8 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;

let passed = 0;
let collect: Collect | undefined;

/**
 * Counts the file bytes that the process has read or written, and collects garbage after every 8 MiB.
 * By default, Node frees unused file buffers only when the buffers use at least 64 MB of memory.
 * A garbage collection of the type `minor` takes only about a millisecond.
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
