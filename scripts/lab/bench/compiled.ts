import { cpSync } from 'node:fs';
import { root } from '../../generate/files.ts';
import { buildPackage } from '../../package/build-package.ts';

/** The compiled package is inside the project folder, so that Node finds the dependencies of the package. */
const folder = `${root}node_modules/.cache/bench/`;

export async function compileKit(): Promise<void> {
  await buildPackage(`${folder}dist/js`);
  cpSync(`${root}bin`, `${folder}bin`, { recursive: true });
  cpSync(`${root}package.json`, `${folder}package.json`);
}

export const compiledCommand = `${folder}bin/cps.js`;
