import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkAcross } from '../across/across.ts';
import { formatFinding } from '../lint-contracts.ts';
import { type Edit, lintBroken, withBroken } from '../testing/break-contract.ts';

interface Broken {
  what: string;
  edits: Edit[];
  options?: object;
  /** File, line and message of each finding. */
  found: string[];
}

const { 'across files': across = [], ...ofRules }: Record<string, Broken[]> = parse(
  readFileSync(new URL('../testing/broken-contracts.yaml', import.meta.url), 'utf8'),
);
const listed = Object.entries(ofRules).flatMap(([rule, all]) => all.map((each) => ({ rule, ...each })));

test.each(listed)('$rule: $what', async ({ rule, edits, options, found }) => {
  const expected = found.map((finding) => finding.replace(' ', ` contract/${rule} `));
  expect(await lintBroken(rule, edits, options)).toEqual(expected);
});

test.each(across)('across files: $what', async ({ edits, found }) => {
  const findCopy = (text: string) => (text.includes('copied words') ? 'copied words' : undefined);
  expect(await withBroken(edits, (folder) => checkAcross(folder, findCopy).map(formatFinding))).toEqual(found);
});
