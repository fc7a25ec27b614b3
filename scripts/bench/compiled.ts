import { cpSync } from 'node:fs';
import { root } from '../generate/files.ts';
import { buildPackage } from '../package/build-package.ts';

/** Below `node_modules`, so that the compiled kit finds its dependencies as it does where it is installed. */
const folder = `${root}node_modules/.cache/bench/`;

let built = false;

/** Compiles the kit as its package holds it, once in a run. */
export async function compileKit(): Promise<void> {
  if (built) return;
  await buildPackage(`${folder}dist/js`);
  cpSync(`${root}bin`, `${folder}bin`, { recursive: true });
  cpSync(`${root}package.json`, `${folder}package.json`);
  built = true;
}

/** The command of the compiled kit. */
export const compiledCommand = `${folder}bin/cps.js`;
