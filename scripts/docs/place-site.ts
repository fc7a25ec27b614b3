import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Temporary base path of the documentation site. `placeSite` replaces the temporary path with the real base path. */
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
