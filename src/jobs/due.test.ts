import { expect, test } from 'vitest';
import { Damaged } from '../contract/damaged.ts';
import { World } from '../world/world.ts';
import { settle } from './due.ts';
import { idleMachines } from './testing/idle-machines.ts';

test.each(['later', 'constructor'])('a pending transition of the unknown machine %s is damage and stays', (machine) => {
  const world = new World('tenant');
  world.apply([{ collection: 'due', key: 1, row: { id: 1, at: 0, machine, subject: '1' } }], 1);
  expect(() => settle(world, idleMachines, 0)).toThrow(Damaged);
  expect(world.rows.due.size).toBe(1);
});
