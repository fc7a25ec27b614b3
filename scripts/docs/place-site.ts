import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A provisional URL path in all links of the built site. A copy of the site replaces this path by its real path.
 * The provisional path occurs nowhere else in the site, so that every occurrence can be replaced.
 */
export const provisionalBase = '/base-of-this-site/';

/** Copies a built site to a new folder and replaces the provisional path by `base`, the path on the web server. */
export function placeSite(built: string, base: string, target: string): void {
  cpSync(built, target, { recursive: true });
  for (const name of globSync('**/*.{css,html,js,json}', { cwd: target })) {
    const file = join(target, name);
    const text = readFileSync(file, 'utf8').replaceAll(provisionalBase, base);
    writeFileSync(file, text.replaceAll(classPrefix(provisionalBase), classPrefix(base)));
  }
}

/** VitePress derives the CSS class of a page from its URL path: it replaces dots and slashes by underscores. */
const classPrefix = (path: string) => path.replaceAll(/[./]+/g, '_');
