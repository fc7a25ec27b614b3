import { expect, test } from 'vitest';
import { leftOut, roomOf } from './inner-rooms.ts';

test('a folder leaves out the folders in it that are measured separately', () => {
  expect(leftOut('src/store')).toEqual(['src/store/postgres']);
  expect([leftOut('src/store/postgres'), leftOut('src/jobs')]).toEqual([[], []]);
});

test.each([
  ['src/jobs/due.ts', 'src/jobs'],
  ['src/admin/user-imports/columns.ts', 'src/admin'],
  ['src/store/postgres/postgres-store.ts', 'src/store/postgres'],
])('the tests that must detect the mutants of %s are in %s', (file, room) => {
  expect(roomOf(file)).toBe(room);
});
