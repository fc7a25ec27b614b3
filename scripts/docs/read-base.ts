import { parseArgs } from 'node:util';

/** The default is `/`. Ends the program with exit code 2 if an argument is unknown or the path is malformed. */
export function readBase(args: readonly string[]): string {
  try {
    const { base } = parseArgs({ args: [...args], options: { base: { type: 'string', default: '/' } } }).values;
    if (!/^\/([\w.~-]+\/)*$/.test(base)) throw new Error(`--base ${base}: a path such as /docs/ is expected`);
    return base;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
