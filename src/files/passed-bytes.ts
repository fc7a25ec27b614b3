import { collectGarbage } from './collect-garbage.ts';

/** The number of file bytes that the process reads or writes between two garbage collections. */
const often = 8 * 1024 * 1024;

let passed = 0;

/**
 * Runs a fast (`minor`) garbage collection after every 8 MiB of file data that the process reads or writes.
 * Without explicit garbage collection, Node lets unused file buffers fill 64 MB of memory before it frees them.
 */
export function notePassed(bytes: number): void {
  passed += bytes;
  if (passed < often) return;
  passed = 0;
  collectGarbage({ type: 'minor' });
}
