import { expect, test } from 'vitest';
import { recordOf } from '../report/testing/record-of.ts';
import { rootCauses } from './root-causes.ts';
import type { CaseRecord } from './run-record.ts';

const [sample] = recordOf({}).cases;
if (sample === undefined) throw new Error('The sample has no case.');

function ended(requirement: string, rest: Partial<CaseRecord> = {}): CaseRecord {
  const base = {
    ...sample,
    id: requirement,
    requirement,
    verdict: 'stated',
    outcome: 'failed',
    operations: [],
  } as const;
  return { ...base, ...rest } as CaseRecord;
}

const idsOf = (cases: CaseRecord[]) => rootCauses(cases).map((each) => each.case);

test('the most basic failed requirement is the first root cause, even if it blocks no case', () => {
  const depth = ended('department-depth-absolute', { operations: ['createDepartment'] });
  const parent = ended('department-create-with-parent', { operations: ['createDepartment', 'readDepartment'] });
  expect(idsOf([depth, parent])).toEqual(['department-create-with-parent']);
});

test('a blocked case belongs to the most basic failed case that sends the operation', () => {
  const move = ended('department-depth-follows-move', { operations: ['updateDepartment'] });
  const rename = ended('department-rename', { operations: ['updateDepartment', 'readDepartment'] });
  const waiting = ended('members-add', { outcome: 'blocked', blockedBy: 'updateDepartment' });
  expect(rootCauses([move, waiting, rename])).toEqual([{ case: 'department-rename', blocked: ['members-add'] }]);
});

test('a failed setup step without a failed case is a separate cause after the first failure', () => {
  const waiting = [1, 2].map((n) => ended(`waiting-${n}`, { outcome: 'blocked', blockedBy: 'createAdminToken' }));
  expect(idsOf([...waiting, ended('roles-type-required')])).toEqual(['roles-type-required', 'createAdminToken']);
});

test('if a passed case proves the effect, the cause is the operation that observes it', () => {
  const failed = [ended('members-add'), ended('users-filter-department')];
  const witness = ended('department-member-count', { outcome: 'passed' });
  expect(idsOf(failed)).toEqual(['members-add']);
  expect(idsOf([...failed, witness])).toEqual(['users-filter-department']);
});

test('a stated failure precedes a published failure, which is no root cause if the published verdict does not decide', () => {
  const published = ended('department-create-offered', { verdict: 'published' });
  expect(idsOf([published, ended('roles-type-required')])).toEqual(['roles-type-required']);
  expect(rootCauses([published], ['stated'])).toEqual([]);
});
