import { expect, test } from 'vitest';
import { recordOf } from '../../reporting/certify/testing/record-of.ts';
import type { OperationId } from '../canonical/operations.ts';
import { rootCauses } from './conclude.ts';
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

test('if a passed case shows an effect, the cause of a failure is the observation and not the effect', () => {
  const failed = [ended('department-create-with-parent'), ended('department-depth-absolute')];
  const witness = ended('department-shows-parent', { outcome: 'passed' });
  expect(idsOf(failed)).toEqual(['department-create-with-parent']);
  expect(idsOf([...failed, witness])).toEqual(['department-depth-absolute']);
});

test('an administrator is not the cause if another case sends the operation and passed', () => {
  const operations = ['createDepartment', 'updateDepartmentMembers'] as const;
  const [admin, superAdmin] = (['admin', 'super-admin'] as const).map((caller) => {
    const id = `access-control-accepted-${caller}-updateDepartmentMembers`;
    return ended(`access-control-${caller}-accepted`, { id, operations });
  });
  const failed = [admin, superAdmin].filter((each) => each !== undefined);
  const refused = ended('members-1-accepted', { operations });
  const exchanges = sample.exchanges.map((each) => ({ ...each, operation: operations[1], status: 202 }));
  const served = ended('members-500-accepted', { outcome: 'passed', operations, exchanges });
  expect(idsOf([...failed, refused])).toEqual(['access-control-accepted-admin-updateDepartmentMembers']);
  expect(idsOf([...failed, refused, served])).toEqual(['members-1-accepted']);
});

test('a stated failure precedes a published failure, which is no root cause if the published verdict does not decide', () => {
  const published = ended('department-create-offered', { verdict: 'published' });
  expect(idsOf([published, ended('roles-type-required')])).toEqual(['roles-type-required']);
  expect(rootCauses([published], ['stated'])).toEqual([]);
});

test.each([
  ['users-filter-department', ['administration-current-tenant']],
  ['users-include-deleted-combines', ['users-include-deleted-finds-deleted']],
  ['department-list-children', ['department-list-without-itself']],
  ['department-delete-removes', ['department-delete-spares-rest']],
  ['access-update-applies', ['access-read-offered']],
  ['roles-id-assignable', ['roles-list-offered']],
])('%s is a root cause before %j', (first, others) => {
  expect(idsOf([...others, first].map((each) => ended(each)))[0]).toBe(first);
});

test('a name that is too long only when it changes is no fault of the length after trimming', () => {
  const failed = [ended('department-name-trimmed-1000-accepted'), ended('department-rename-1000-accepted')];
  const created = ended('department-name-1000-accepted', { outcome: 'passed' });
  expect(idsOf(failed)[0]).toBe('department-name-trimmed-1000-accepted');
  expect(idsOf([...failed, created])[0]).toBe('department-rename-1000-accepted');
});

test('a refused read by id is the cause if the read by path passed', () => {
  const failed = [ended('access-read-offered', { expected: '2xx' }), ended('access-read-by-id', { expected: '2xx' })];
  expect(idsOf([...failed, ended('access-read-by-path', { outcome: 'passed' })])[0]).toBe('access-read-by-id');
});

test('a read by id is the cause unless the read by path failed too', () => {
  const [byId, byPath] = [ended('access-read-by-id'), ended('access-read-by-path')];
  const change = ended('access-update-named-folder-only');
  expect(idsOf([change, byId])).toEqual(['access-read-by-id']);
  expect(idsOf([change, byId, byPath])).toEqual(['access-update-named-folder-only']);
});

test('the number of items is the cause if a request with one item failed and a request with many items passed', () => {
  const add = ended('members-add');
  const [refused, unchanged] = ['2xx', 1].map((expected) => ended('members-1-accepted', { expected }));
  const many = ended('members-500-accepted', { outcome: 'passed' });
  const firstOf = (one = add, ...rest: CaseRecord[]) => idsOf([add, one, ...rest])[0];
  expect(firstOf(refused)).toBe('members-add');
  expect(firstOf(refused, many)).toBe('members-1-accepted');
  expect(firstOf(unchanged, many)).toBe('members-add');
});

const answered = (operation: OperationId, status: number): Partial<CaseRecord> => ({
  exchanges: sample.exchanges.map((each) => ({ ...each, operation, status })),
  decisive: 0,
});

test.each<[string, string, CaseRecord[]]>([
  [
    'the requirement that names the property of the wrong type',
    'department-member-count',
    ['admin-token-offered', 'department-member-count'].map((id) =>
      ended(id, {
        reason: 'the response of readDepartment has the value "2" as memberCount, and an integer is expected.',
      }),
    ),
  ],
  [
    'an operation that does not work, and not the other tenant that gets the same response',
    'user-import-errors-offered',
    ['administration-current-tenant', 'user-import-errors-offered'].map((id) =>
      ended(id, answered('readUserImportErrors', 200)),
    ),
  ],
  [
    'a leak to another tenant, if an operation that the leak does not concern does not work',
    'administration-current-tenant',
    [
      ended('administration-current-tenant', answered('listUsers', 200)),
      ended('users-export-offered', answered('exportUsers', 200)),
    ],
  ],
  [
    'the acknowledgement, and not the administrator whose request was accepted without it',
    'job-acknowledgement-names-job',
    [
      ended('access-control-admin-accepted', {
        operations: ['updateDepartmentMembers'],
        ...answered('updateDepartmentMembers', 200),
      }),
      ended('job-acknowledgement-names-job'),
    ],
  ],
  [
    'a read without entries, and not the changes that the reads do not show',
    'access-read-offered',
    [
      ended('access-update-applies'),
      ended('access-read-offered', { reason: 'The read: readAccess answered 202 without entries.' }),
      ended('access-read-by-id', { reason: 'The read: readAccess answered 202 without entries.' }),
    ],
  ],
  [
    'the simple update, and not the update to a special name',
    'department-update-rename',
    [
      ended('department-cousin-name-accepted'),
      ended('department-name-1-accepted'),
      ended('department-rename', { id: 'department-update-rename' }),
    ],
  ],
])('the first root cause is %s', (_, first, failed) => {
  expect(idsOf(failed)[0]).toBe(first);
  expect(idsOf(failed.toReversed())[0]).toBe(first);
});

test('each failure that no other failure explains is a root cause', () => {
  const rename = ended('department-rename', { operations: ['createDepartment', 'updateDepartment'] });
  const move = ended('department-depth-follows-move', { operations: ['createDepartment', 'updateDepartment'] });
  const type = ended('roles-type-required', { operations: ['listRoles'] });
  const blank = ended('department-rename-blank-rejected', { operations: ['createDepartment', 'updateDepartment'] });
  const again = ended('department-rename', { id: 'again', operations: ['createDepartment', 'updateDepartment'] });
  expect(idsOf([blank, type, move, again, rename]).sort()).toEqual(
    ['again', 'department-rename-blank-rejected', 'roles-type-required'].sort(),
  );
});
