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
