import limited from 'p-limit';
import { Problem } from '../contract/problem.ts';
import type { Machines } from '../jobs/due.ts';
import { nextTurn } from '../world/slices.ts';
import type { World } from '../world/world.ts';
import { makeWorld } from './make-world.ts';
import type { WorldOrder } from './order.ts';

/** Only one world is generated at a time, so that simultaneous requests do not add up in memory. */
const turn = limited(1);

/** The number of tenants that may wait for their generated data. The wait of the last one is below a minute. */
const mostWaiting = 8;
const retryAfter = '5';

/**
 * Generates a world without delaying other requests: each piece of work has its own turn of the event loop.
 * Throws `GENERATOR BUSY` if too many tenants are waiting.
 */
export function makeWorldInTurns(tenant: string, order: WorldOrder, machines: Machines): Promise<World> {
  if (turn.pendingCount >= mostWaiting) throw generatorBusy();
  return turn(async () => {
    const making = makeWorld(tenant, order, machines);
    for (;;) {
      const { done, value } = making.next();
      if (done) return value;
      await nextTurn();
    }
  });
}

function generatorBusy(): Problem {
  const detail = `${mostWaiting} tenants are waiting for their generated data; nothing was created`;
  return new Problem({ code: 'GENERATOR BUSY', detail }, { 'retry-after': retryAfter });
}
