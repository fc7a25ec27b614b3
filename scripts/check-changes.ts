import { readFileSync } from 'node:fs';
import { changesSinceRelease, levelFaults, levelOf } from './changes/compare.ts';
import { root } from './generate/files.ts';

// Checks that "Unreleased" in the changelog has at least the level of the changes in the bundles for clients.
const { comparisons } = await changesSinceRelease(root);
const found = levelOf(comparisons.flatMap(({ changes }) => changes));
const faults = levelFaults(readFileSync(`${root}CHANGELOG.md`, 'utf8'), found);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
