import { expect, test } from 'vitest';
import { leftOut, roomOf } from './inner-rooms.ts';

test('a folder leaves out the folders in it that are measured separately', () => {
  expect(leftOut('src/stores')).toEqual(['src/stores/postgres']);
  expect([leftOut('src/stores/postgres'), leftOut('src/store'), leftOut('src/jobs')]).toEqual([[], [], []]);
});

test.each([
  ['src/jobs/due.ts', 'src/jobs'],
  ['src/admin/imports/columns.ts', 'src/admin'],
  ['src/stores/postgres/schema.ts', 'src/stores/postgres'],
])('the tests that must detect the mutants of %s are in %s', (file, room) => {
  expect(roomOf(file)).toBe(room);
});
