import { platform } from 'node:os';
import { describe, expect, test } from 'vitest';
import { hostileKinds, measureAttack, most } from './hostile-client.ts';

/** The memory of a process is read from `/proc`, which only Linux has. */
const kinds = platform() === 'linux' ? hostileKinds : [];

test('there are kinds of hostile clients', () => {
  expect(hostileKinds.length).toBeGreaterThan(20);
});

describe.concurrent('memory of a sandbox under attack', () => {
  for (const each of kinds) {
    test(`the sandbox stays within its memory budget: ${each.kind} (${each.clients})`, async ({ expect }) => {
      const { peak, after } = await measureAttack(each);
      expect(peak).toBeLessThan(most.during);
      expect(after).toBeLessThan(most.after);
    });
  }
});
