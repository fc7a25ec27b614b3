import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After so many bytes the pieces that went by are given back. */
const often = 8 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;

let passed = 0;
let collect: Collect | undefined;

/**
 * Counts bytes that went by in pieces. Node gives the memory of such pieces back late, when 64 MB of them have come
 * together, and then with a collection of all that lives; asked in time, one of the young objects does, in a millisecond.
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
