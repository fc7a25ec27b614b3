import { expect, test } from 'vitest';
import { countChosen, unknownIds } from './only.ts';

const cases = [{ id: 'department-rename-twice', requirement: 'department-rename' }];
const saved = [
  { requirement: 'department-move', steps: [] },
  { requirement: 'department-rename', steps: [] },
];

test.each(['department-rename-twice', 'department-rename', 'saved-1', 'saved-2'])('%s can be chosen', (id) => {
  expect(unknownIds([id], cases, saved)).toBeUndefined();
});

test('an unknown id is named', () => {
  const error = unknownIds(['department-rename', 'departmentRename'], cases, saved);
  expect(error).toBe('--only: no case, requirement or saved finding has the id departmentRename');
});

test('the error for an unknown saved finding says how many the target has', () => {
  expect(unknownIds(['saved-3'], cases, saved)).toContain('the target has 2 saved findings');
  expect(unknownIds(['saved-1'], cases, [])).toContain('the target has 0 saved findings');
});

test('a run executes all saved findings, or those that --only names by id or requirement', () => {
  expect(countChosen(saved, undefined)).toBe(2);
  expect(countChosen(saved, ['saved-1'])).toBe(1);
  expect(countChosen(saved, ['department-rename'])).toBe(1);
  expect(countChosen(saved, ['department-rename-twice'])).toBe(0);
});
