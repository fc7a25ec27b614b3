import limited from 'p-limit';
import { Problem } from '../contract/problem.ts';
import type { WorkKinds } from '../jobs/due.ts';
import { nextTurn } from '../tenant/slices.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { makeWorld } from './generate.ts';
import type { GeneratorOptions } from './order.ts';

/** One tenant at a time limits the memory usage. */
const turn = limited(1);

/** With at most eight waiting requests, each request gets its response in less than a minute. */
const mostWaiting = 8;
const retryAfter = '5';

export function generateInTurns(tenant: string, order: GeneratorOptions, machines: WorkKinds): Promise<TenantData> {
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
