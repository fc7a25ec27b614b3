import { readFileSync } from 'node:fs';
import { levelFaults } from './changes/changelog.ts';
import { changesSinceRelease, levelOf, storeRelease } from './changes/compare.ts';
import { root } from './generate/files.ts';

// Checks that the changelog names a level for each release, and that "Unreleased" has at least the level of the changes
// in the bundles for clients. With --release, stores the bundles as those of the newest release in the changelog.
if (process.argv.includes('--release')) console.log(`stored the bundles of ${storeRelease(root)}`);
else {
  const { comparisons } = await changesSinceRelease(root);
  const found = levelOf(comparisons.flatMap(({ changes }) => changes));
  const faults = levelFaults(readFileSync(`${root}CHANGELOG.md`, 'utf8'), found);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
