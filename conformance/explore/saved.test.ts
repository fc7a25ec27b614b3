import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ExploreFinding } from './record.ts';
import { readSaved, save, savedFile } from './saved.ts';

const finding: ExploreFinding = {
  id: 'department-rename',
  statement: 'A department is renamed.',
  claims: ['C-141'],
  class: 'administration',
  basis: 'stated',
  reason: 'The name is the old one.',
  expected: 'new',
  observed: 'old',
  seed: 7,
  steps: [{ command: 'update a department', seed: 3, text: 'Rename the department' }],
  repeated: 2,
  seenAgain: 0,
  exchanges: [],
  decisive: null,
};

test('a finding is saved once, beside the target file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  const file = savedFile(join(folder, 'mine.yaml'));
  expect(file).toBe(join(folder, 'mine.explore.json'));
  expect(readSaved(file)).toEqual([]);
  save(file, [finding]);
  save(file, [finding]);
  const steps = [{ command: 'update a department', seed: 3 }];
  expect(readSaved(file)).toEqual([{ requirement: 'department-rename', steps, kit: expect.stringMatching(/^\d/) }]);
  writeFileSync(file, JSON.stringify([{ requirement: 'department-rename', steps }]));
  save(file, [finding]);
  expect(readSaved(file), 'a file of an older version').toHaveLength(1);
  writeFileSync(file, '[{"steps": "none"}]');
  expect(() => readSaved(file)).toThrow('no list of saved findings');
  writeFileSync(file, '[{"requirement": "department-rename", "steps": [{"command": "fly", "seed": 1}]}]');
  expect(() => readSaved(file)).toThrow('no step "fly"');
  writeFileSync(file, JSON.stringify([{ requirement: 'department-painted', steps }]));
  expect(() => readSaved(file)).toThrow('no requirement "department-painted"');
  rmSync(folder, { recursive: true });
});
