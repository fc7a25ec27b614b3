type CollectGarbage = (options: { type: 'minor' } | { flavor: 'last-resort' }) => void;

let exposed: CollectGarbage | undefined;

/** A fast garbage collection (`minor`), or one that frees as much memory as possible (`last-resort`). */
export const collectGarbage: CollectGarbage = (options) => {
  exposed ??= expose();
  exposed(options);
};

/** Loads the modules at the first use, so that the sandbox starts faster. */
function expose(): CollectGarbage {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  const { runInNewContext } = process.getBuiltinModule('node:vm');
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

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
