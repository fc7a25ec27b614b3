import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The base of the built site. It occurs nowhere else, so that each copy of the site can replace it by its own base. */
export const provisionalBase = '/base-of-this-site/';

/** Copies a site that was built with the provisional base to a new folder, for a web server that serves it at `base`. */
export function placeSite(built: string, base: string, target: string): void {
  cpSync(built, target, { recursive: true });
  for (const name of globSync('**/*.{css,html,js,json}', { cwd: target })) {
    const file = join(target, name);
    const text = readFileSync(file, 'utf8').replaceAll(provisionalBase, base);
    writeFileSync(file, text.replaceAll(classPrefix(provisionalBase), classPrefix(base)));
  }
}

/** Each page has a CSS class that VitePress makes of its path. */
const classPrefix = (path: string) => path.replaceAll(/[./]+/g, '_');
