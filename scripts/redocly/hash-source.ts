import { readFileSync, writeFileSync } from 'node:fs';
import { SHINGLES, shinglesOf } from './source-copy.ts';

/**
 * Writes the hashes with which the lint rule `no-source-copy` recognizes sentences of the service description.
 * Usage: node scripts/redocly/hash-source.ts <source document> [<output file>]
 */
const [path, target = SHINGLES] = process.argv.slice(2);
if (path === undefined) {
  console.error('hash-source: the path of the source document is missing: node scripts/redocly/hash-source.ts <path>');
  process.exitCode = 2;
} else {
  const hashes = new Set(shinglesOf(readFileSync(path, 'utf8')).map(({ hash }) => hash));
  writeFileSync(target, `${JSON.stringify([...hashes].sort(), null, 0).replaceAll(',', ',\n')}\n`);
  console.log(`${hashes.size} hashes written to ${target}`);
}
