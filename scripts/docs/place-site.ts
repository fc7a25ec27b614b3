import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export const provisionalBase = '/base-of-this-site/';

export function placeSite(built: string, base: string, target: string): void {
  cpSync(built, target, { recursive: true });
  for (const name of globSync('**/*.{css,html,js,json}', { cwd: target })) {
    const file = join(target, name);
    const text = readFileSync(file, 'utf8').replaceAll(provisionalBase, base);
    writeFileSync(file, text.replaceAll(classPrefix(provisionalBase), classPrefix(base)));
  }
}

/** VitePress uses the URL path of a page as a CSS class, with underscores instead of dots and slashes. */
const classPrefix = (path: string) => path.replaceAll(/[./]+/g, '_');

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
