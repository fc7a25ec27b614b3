import { expect, test } from 'vitest';
import { readWorld } from '../../tenant/read-world.ts';
import { syncRole } from './role-directory.ts';

const cirrus = () => readWorld('cirrus', new URL('../../../fixtures/worlds/cirrus.yaml', import.meta.url));

test('a sync changes the role of the person and nothing else', () => {
  const world = cirrus();
  const before = world.rows.directory.list();
  world.transact(() => expect(syncRole(world, '4', '1')).toEqual({ outcome: 'succeeded', externalSync: 'synced' }));
  expect(world.rows.directory.list()).toEqual(
    before.map((person) => (person.userId === '4' ? { ...person, roleId: '1' } : person)),
  );
});

test('a user without a directory entry cannot be synced, and the directory is unchanged', () => {
  const world = cirrus();
  const before = world.rows.directory.list();
  world.transact(() => expect(syncRole(world, '20', '2')).toMatchObject({ outcome: 'failed', externalSync: 'failed' }));
  expect(world.rows.directory.list()).toEqual(before);
});
