// Makes dist/js, the part of the package that runs: npm calls it before it packs. The sources are compiled one to one
// and everything that they read stands at the same place beside them, so clone and package share every relative path.
import { buildPackage } from './build-package.ts';

const [folder] = process.argv.slice(2);
try {
  const { files, bytes } = buildPackage(folder);
  console.log(`dist/js: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
} catch (error) {
  console.error(`The package was not built: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
