import { expect, test } from 'vitest';
import { emptyWorld } from '../world/new-tenant.ts';
import { departmentsAtPath } from './departments.ts';

test('a department 20,000 levels down is found by its path', () => {
  const world = emptyWorld('deep', 0);
  const levels = Array.from({ length: 20_000 }, (_, at) => at + 1);
  world.transact(() => {
    world.rows.departments.putAll(
      levels.map((id) => ({ id: String(id), name: 'd', parentDepartment: id === 1 ? null : String(id - 1) })),
    );
  });
  expect(departmentsAtPath(world, levels.map(() => 'd').join('//')).map(({ id }) => id)).toEqual(['20000']);
});
