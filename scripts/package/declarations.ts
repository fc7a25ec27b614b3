import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './files-below.ts';

const relativeImport = /(?<=\bfrom |\bimport |\bimport\()(['"])(\.{1,2}\/[^'"]+)\.ts\1/g;

/** Matches imports without names, such as `import './check.ts'`, which type declarations do not need. */
const bareImport = /^import '[^']+';\n/gm;

/**
 * Deletes type declarations that the package does not need.
 * Changes `.ts` to `.js` in the imports of type declarations, because the compiler does not change them.
 */
export function trimDeclarations(folder: string, doors: readonly string[]): void {
  const reached = new Set<string>();
  for (const door of doors) reach(join(folder, door), reached);
  for (const file of filesBelow(folder)) {
    if (!file.endsWith('.d.ts')) continue;
    if (!reached.has(file)) rmSync(file);
    else writeFileSync(file, readFileSync(file, 'utf8').replace(bareImport, '').replace(relativeImport, '$1$2.js$1'));
  }
}

function reach(file: string, reached: Set<string>): void {
  if (reached.has(file)) return;
  if (!existsSync(file)) throw new Error(`a declaration names ${file}, which was not compiled`);
  reached.add(file);
  for (const [, , path = ''] of readFileSync(file, 'utf8').matchAll(relativeImport)) {
    reach(`${join(dirname(file), path)}.d.ts`, reached);
  }
}
