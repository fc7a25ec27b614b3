import type { FastifyInstance } from 'fastify';
import { createSandboxServer } from '../../../../src/sandbox/start.ts';
import { authorization } from '../../../../testing/requests/send.ts';
import { inTurn, measure, median, middle, ratio, type Sample } from '../measure.ts';
import { atMost, listOf, type Section } from '../sections.ts';
import { health, readPing, startScript } from '../servers.ts';

export const steering: Section = {
  name: 'steering',
  title: 'Control plane: copies, clock, journal and metrics',
  run: async ({ quick }) => {
    const { fork, restore } = await copyLargeTenant(quick ? 5 : 25);
    const advance = await advanceFarAhead();
    const [observed = [], unobserved = []] = await costOfWatching(quick ? 6 : 24, quick ? 0.5 : 1);
    const cpu = (samples: Sample[]) => ({ measured: middle(samples).cpu, unit: 'µs CPU' });
    const lost = (1 - ratio(observed, unobserved, ({ requestsPerSecond }) => requestsPerSecond)) * 100;
    return listOf(
      [
        atMost(50, 'ms', 'copy of a tenant of 10,000 users', fork),
        atMost(50, 'ms', 'restored snapshot of it', restore),
        atMost(1000, 'ms', '30 days ahead with 10,000 transitions due', advance),
        { what: 'a read with journal and metrics', ...cpu(observed) },
        { what: 'the same read without', ...cpu(unobserved) },
        atMost(5, '%', 'throughput lost to journal and metrics', lost),
      ],
      'One process runs two sandboxes, which are measured in turn. The figures are medians; the loss is the median of all rounds.',
    );
  },
};

async function costOfWatching(rounds: number, seconds: number): Promise<Sample[][]> {
  await using observed = await startScript('sandbox.ts', health, 'observed');
  const url = await (await fetch(`${observed.url}/unobserved`)).text();
  const servers = await Promise.all(
    [observed.url, url].map(async (each) => ({
      server: { ...observed, url: each },
      probe: { ...readPing, headers: await authorization(each, 'aurora-admin-key') },
    })),
  );
  return await inTurn(servers, { rounds, warmUp: 2 }, ({ server, probe }) => measure(server, probe, seconds));
}

const tenants = '/_sandbox/tenants';
const transitionCount = 10_000;

/** Returns the median duration of each action in milliseconds. */
async function copyLargeTenant(rounds: number): Promise<{ fork: number; restore: number }> {
  const app = createSandboxServer();
  await send(app, 'POST', tenants, { id: 'large', world: { users: 10_000, departments: 1, documents: 0 } });
  await send(app, 'POST', `${tenants}/large/snapshots`, { name: 'full' });
  const [forks, restores]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    forks.push(await timed(() => send(app, 'POST', tenants, { id: `copy-${round}`, from: 'large' })));
    restores.push(await timed(() => send(app, 'POST', `${tenants}/large/snapshots/full/restore`)));
  }
  await app.close();
  return { fork: median(forks), restore: median(restores) };
}

/** Returns the milliseconds needed to advance a clock by 30 days, in which 5,000 jobs start and end. */
async function advanceFarAhead(): Promise<number> {
  const app = createSandboxServer();
  const tenant = `${tenants}/aurora`;
  await send(app, 'POST', `${tenant}/clock/freeze`);
  await send(app, 'PUT', `${tenant}/job-plans/members`, { mode: 'after', after: '20d' });
  const { token } = await send(app, 'POST', '/auth/token', undefined, { 'x-api-key': 'aurora-admin-key' });
  const headers = { authorization: `Bearer ${token}` };
  for (let job = 0; job < transitionCount / 2; job++) {
    const attributes = { operation: job % 2 === 0 ? 'add' : 'remove', members: [String((job % 200) + 1)] };
    const body = { data: { type: 'department-members', attributes } };
    await send(app, 'PATCH', '/v2/admin/departments/12/members', body, headers);
  }
  let made = 0;
  const spent = await timed(async () => {
    made = (await send(app, 'POST', `${tenant}/clock/advance`, { by: '30d' })).transitions.length;
  });
  await app.close();
  if (made !== transitionCount) throw new Error(`${made} transitions were made, ${transitionCount} were wanted`);
  return spent;
}

async function send(
  app: FastifyInstance,
  method: 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload: object = {},
  headers: Record<string, string> = {},
) {
  const answer = await app.inject({ method, url, payload, headers });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url} was answered with ${answer.payload}`);
  return answer.json();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
