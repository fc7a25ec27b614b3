import { collectGarbage } from './collect-garbage.ts';

/** Bytes between two garbage collections. */
const often = 8 * 1024 * 1024;

let passed = 0;

/** Without these collections, unused file buffers fill 64 MB of memory before Node frees them. */
export function notePassed(bytes: number): void {
  passed += bytes;
  if (passed < often) return;
  passed = 0;
  collectGarbage({ type: 'minor' });
}
