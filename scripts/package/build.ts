// Makes dist/js, the part of the package that runs: npm calls it before it packs. The sources are compiled one to one
// and everything that they read stands at the same place beside them, so clone and package share every relative path.
import { spawnSync } from 'node:child_process';
import { root } from '../generate/files.ts';
import { buildPackage } from './build-package.ts';

// What comes by standard output belongs to whoever runs "npm pack --json".
const site = spawnSync(process.execPath, [`${root}scripts/docs.ts`], { cwd: root, stdio: ['ignore', 2, 2] });
if (site.status !== 0) console.error('The package goes without the documentation, which could not be built.');
try {
  const { files, bytes } = buildPackage(`${root}dist/js`, { site: site.status === 0 });
  console.error(`dist/js: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
} catch (error) {
  console.error(`The package was not built: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
