import { expect, test } from 'vitest';
import { machines } from '../sandbox/machines.ts';
import { worldOf } from '../tenant/seed.ts';
import { readSeed } from '../tenant/seed-text.ts';
import type { World } from '../tenant/world.ts';
import { makeWorld } from './make-world.ts';
import type { Story } from './order.ts';
import { seedLines } from './seed-lines.ts';

function made(story: Story): World {
  const making = makeWorld('trial', { users: 90, departments: 40, documents: 0, story }, machines);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

const expected = ['settings', 'apiKeys', 'roles', 'departments', 'users', 'folders', 'grants', 'fields'] as const;

test.each(['merger', 'reorganisation', 'growth', 'hostile'] as const)(
  'the seed file of the story %s gives the same organisation',
  (story) => {
    const world = made(story);
    const text = [...seedLines(world)].join('');
    const back = worldOf('trial', readSeed(text, 'trial.yaml').seed, new URL('file:///'));
    for (const name of expected) expect(back.rows[name].list(), name).toEqual(world.rows[name].list());
  },
);
