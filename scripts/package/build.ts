// Makes dist/js, the part of the package that runs: npm calls it before it packs. The sources are compiled and put
// together into few modules; everything that they read stands at the same place below, so clone and package share every
// relative path.
import { spawnSync } from 'node:child_process';
import { root } from '../generate/files.ts';
import { buildPackage } from './build-package.ts';

try {
  buildSite();
  const { files, bytes } = await buildPackage(`${root}dist/js`, { site: true });
  console.error(`dist/js: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
} catch (error) {
  console.error(`The package was not built: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** What it says goes to standard error: the standard output of "npm pack --json" is npm's. */
function buildSite(): void {
  const { status } = spawnSync(process.execPath, [`${root}scripts/docs.ts`], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the documentation, which goes into it, could not be built');
}
