import { expect, test } from 'vitest';
import { casesOf } from '../../conformance/explore/saved.ts';
import { planOf } from '../../conformance/runner/plan.ts';
import { readTarget } from '../../conformance/target/read-target.ts';
import { unknownIds } from './only.ts';

const target = readTarget('fixtures/targets/sandbox.yaml', {});

const cases = [{ id: 'department-rename-twice', requirement: 'department-rename' }];
const saved = [
  { requirement: 'department-move', steps: [] },
  { requirement: 'department-rename', steps: [] },
];

test('an unknown id is named', () => {
  const error = unknownIds(['department-rename', 'departmentRename'], cases, saved);
  expect(error).toBe(
    '--only: no case, requirement or saved finding has the id departmentRename; did you mean "department-rename"?',
  );
});

test('the error for an unknown saved finding says how many the target has', () => {
  expect(unknownIds(['saved-3'], cases, saved)).toContain('the target has 2 saved findings');
  expect(unknownIds(['saved-1'], cases, [])).toContain('the target has 0 saved findings');
});

test.each([
  ['all saved findings', {}, 2],
  ['a saved finding that --only names by its id', { only: ['saved-1'] }, 1],
  ['a saved finding that --only names by its requirement', { only: ['department-rename'] }, 1],
  ['no saved finding for the id of a case', { only: ['department-rename-twice'] }, 0],
  ['no saved finding with --read-only', { readOnly: true }, 0],
  ['no saved finding of another class', { classes: ['documents'] }, 0],
])('the plan counts %s', (_title, options, count) => {
  expect(planOf(target, { verdicts: ['stated'], ...options }, casesOf(saved)).saved).toBe(count);
});

test('the plan counts a saved finding of the published contract only with the published verdict', () => {
  const published = casesOf([{ requirement: 'admin-answers-match-contract', steps: [] }]);
  expect(planOf(target, { verdicts: ['stated'] }, published).saved).toBe(0);
  expect(planOf(target, { verdicts: ['published'] }, published).saved).toBe(1);
});
