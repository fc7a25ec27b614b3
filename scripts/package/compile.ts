import { spawnSync } from 'node:child_process';
import { root } from '../generate/files.ts';

/** Compiles the entry points of the package, listed in tsconfig.package.json, and all modules that they import. */
export function compile(folder: string): void {
  const parameters = ['--project', 'tsconfig.package.json', '--outDir', folder];
  const tsc = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, ...parameters], {
    cwd: root,
    encoding: 'utf8',
  });
  if (tsc.status !== 0) throw new Error(`the sources do not compile:\n${tsc.error?.message ?? tsc.stdout}`);
}
