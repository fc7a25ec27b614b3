import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHINGLES } from '../source-copy.ts';
import { lintBroken } from '../testing/break-contract.ts';

const script = fileURLToPath(new URL('../hash-source.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'source-'));
const shingles = join(folder, 'shingles.json');

beforeAll(async () => {
  const source = join(folder, 'source.txt');
  writeFileSync(source, '# Proverbs\n\nThe quick brown fox jumps over the lazy dog.\n');
  await promisify(execFile)(process.execPath, [script, source, shingles]);
});

afterAll(() => rmSync(folder, { recursive: true }));

it('finds eight consecutive words of the source document in any surrounding text', async () => {
  const file = 'openapi/things/paths/readThing.yaml';
  const copied = 'Here the quick, "brown" Fox\n  jumps over the **lazy** dog again.';
  const edit = { file, from: 'description: One thing by its id.', to: `description: |\n  ${copied}` };
  expect(await lintBroken('no-source-copy', [edit], { shingles })).toEqual([
    `${file}:3 contract/no-source-copy the description has eight words in a row of the source document ("the quick brown fox jumps over the lazy"): use other words.`,
  ]);
});

it('leaves seven', async () => {
  const edit = {
    file: 'openapi/things/schemas/ThingName.yaml',
    from: 'description: Not empty.',
    to: 'description: The quick brown fox jumps over the fence.',
  };
  expect(await lintBroken('no-source-copy', [edit], { shingles })).toEqual([]);
});

it('ships hashes of the source document, not its words', () => {
  const shipped: unknown = JSON.parse(readFileSync(SHINGLES, 'utf8'));
  if (!Array.isArray(shipped)) throw new Error(`${SHINGLES} is no list`);
  expect(shipped.length).toBeGreaterThan(1000);
  expect(shipped.filter((hash) => !/^[0-9a-f]{12}$/.test(hash))).toEqual([]);
});
