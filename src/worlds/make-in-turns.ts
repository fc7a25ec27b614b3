import limited from 'p-limit';
import type { Machines } from '../jobs/due.ts';
import { nextTurn } from '../world/slices.ts';
import type { World } from '../world/world.ts';
import { makeWorld } from './make-world.ts';
import type { WorldOrder } from './order.ts';

/** Only one world is generated at a time, so that simultaneous requests do not add up in memory. */
const turn = limited(1);

/** Generates a world without delaying other requests: each piece of work has its own turn of the event loop. */
export function makeWorldInTurns(tenant: string, order: WorldOrder, machines: Machines): Promise<World> {
  return turn(async () => {
    const making = makeWorld(tenant, order, machines);
    for (;;) {
      const { done, value } = making.next();
      if (done) return value;
      await nextTurn();
    }
  });
}
