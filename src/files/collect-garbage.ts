type CollectGarbage = (options: { type: 'minor' } | { flavor: 'last-resort' }) => void;

let exposed: CollectGarbage | undefined;

/** Runs a garbage collection: a fast one (`minor`), or one that frees as much memory as possible (`last-resort`). */
export const collectGarbage: CollectGarbage = (options) => {
  exposed ??= expose();
  exposed(options);
};

/** Loads the modules `node:v8` and `node:vm` at the first use, so that the sandbox starts faster. */
function expose(): CollectGarbage {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  const { runInNewContext } = process.getBuiltinModule('node:vm');
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
