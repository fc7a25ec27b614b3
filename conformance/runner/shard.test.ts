import { describe, expect, test } from 'vitest';
import type { Case } from '../case/case.ts';
import { cases } from '../cases/index.ts';
import { shardOf } from './shard.ts';

describe.each([1, 2, 3, 7])('in %s parts', (of) => {
  const whole = Array.from({ length: of }, (_, at) => shardOf(cases, { index: at + 1, of }));
  const parts = whole.map((part) => part.filter(({ late }) => !late));
  const idsOf = (some: readonly Case[]) => some.filter(({ late }) => !late).map(({ id }) => id);

  test('every case is in exactly one', () => {
    expect(idsOf(parts.flat()).sort()).toEqual(idsOf(cases).sort());
  });

  test('each part contains the cases that judge responses to other cases', () => {
    const late = cases.filter((each) => each.late);
    for (const part of whole) expect(part.filter((each) => each.late)).toEqual(late);
  });

  test('one part contains all cases that change roles of users', () => {
    const touching = parts.filter((part) =>
      part.some(({ operations }) => operations.includes('replaceRoleAssignments')),
    );
    expect(touching).toHaveLength(1);
  });
});

function caseOf(id: string, change: Partial<Case> = {}): Case {
  const about = { id, requirement: 'department-rename', title: 'It reads', verdict: 'stated' } as const;
  return { ...about, operations: ['readDepartment'], run: async () => undefined, ...change };
}

test('cases are spread evenly, and cases that change the same objects stay together in the order of the suite', () => {
  const suite = [
    caseOf('a'),
    caseOf('roles 1', { operations: ['readDepartment', 'replaceRoleAssignments'] }),
    caseOf('b'),
    caseOf('access 1', { operations: ['readAccess'] }),
    caseOf('late', { operations: ['updateAccess'], late: true }),
    caseOf('roles 2', { operations: ['replaceRoleAssignments'] }),
    caseOf('access 2', { operations: ['updateAccess'] }),
    caseOf('c'),
    caseOf('import', { operations: ['importUsers'] }),
    caseOf('d'),
  ];
  const parts = [1, 2, 3].map((index) => shardOf(suite, { index, of: 3 }).map(({ id }) => id));
  expect(parts).toEqual([
    ['roles 1', 'b', 'late', 'roles 2'],
    ['access 1', 'late', 'access 2', 'c'],
    ['a', 'late', 'import', 'd'],
  ]);
});
