import limited from 'p-limit';
import { Problem } from '../contract/problem.ts';
import type { Machines } from '../jobs/due.ts';
import { nextTurn } from '../world/slices.ts';
import type { World } from '../world/world.ts';
import { makeWorld } from './make-world.ts';
import type { WorldOrder } from './order.ts';

/** Limits the memory usage, because only one tenant is generated at a time. */
const turn = limited(1);

/**
 * The maximum number of tenants that wait for the generation of their data.
 * The last tenant in the queue waits less than a minute for its data.
 */
const mostWaiting = 8;
const retryAfter = '5';

/**
 * Generates the data of a tenant without blocking other requests.
 * Each step of the data generator runs in its own turn of the event loop.
 * Throws the error `GENERATOR BUSY` if too many tenants wait for the generation of their data.
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
