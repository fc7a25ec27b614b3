// Builds dist/js, the compiled part of the package, before npm packs the package.
// Compiles and bundles the source files.
// Copies data files to dist/js, and keeps their relative paths.
import type { SpawnOptions } from 'node:child_process';
import { root } from '../generate/files.ts';
import { runChild } from '../run-child.mjs';
import { buildPackage } from './build-package.ts';

try {
  await buildSite();
  const { files, bytes } = await buildPackage(`${root}dist/js`, { site: true });
  console.error(`dist/js: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
} catch (error) {
  console.error(`The package was not built: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** Builds the documentation. The build prints to standard error, because "npm pack --json" uses standard output. */
async function buildSite(): Promise<void> {
  const options = { cwd: root, stdio: ['ignore', 2, 2] } satisfies SpawnOptions;
  const { exitCode } = await runChild(process.execPath, [`${root}scripts/docs.ts`], options);
  if (exitCode !== 0) throw new Error('the documentation, which goes into it, could not be built');
}
