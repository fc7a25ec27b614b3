import type { FastifyInstance } from 'fastify';
import { createSandboxServer } from '../../../../src/sandbox/start.ts';
import { authorization } from '../../../../testing/requests/send.ts';
import { inTurn, measure, median, middle, ratio, type Sample } from '../measure.ts';
import { organisation } from '../organisation.ts';
import { atMost, type Section } from '../sections.ts';
import { health, readPing, startScript } from '../servers.ts';

export const steering: Section = {
  name: 'steering',
  title: 'Control plane: copies, clock, journal and metrics',
  run: async ({ quick }) => {
    const { fork, restore } = await copyLargeTenant(quick ? 5 : 25);
    const advance = await advanceFarAhead();
    const { observed, unobserved } = await costOfWatching(quick ? 6 : 24, quick ? 0.5 : 1);
    const lost = (1 - ratio(observed, unobserved, ({ requestsPerSecond }) => requestsPerSecond)) * 100;
    return {
      columns: ['what', 'measured'],
      rows: [
        ['a copy of a tenant of 10,000 users', `${fork.toFixed(1)} ms`],
        ['a restored snapshot of it', `${restore.toFixed(1)} ms`],
        ['30 days ahead with 10,000 transitions due', `${advance.toFixed(0)} ms`],
        ['a read with journal and metrics', shown(observed)],
        ['the same read without', shown(unobserved)],
      ],
      bars: [
        atMost(50, 'ms', 'copy of 10,000 users', fork),
        atMost(50, 'ms', 'restore of 10,000 users', restore),
        atMost(1000, 'ms', 'advance 30 days, 10,000 due', advance),
        atMost(5, '%', 'throughput lost to journal and metrics', lost),
      ],
      notes: [
        'One process runs two sandboxes, which are measured in turn. The figures are medians; the loss is the median of all rounds.',
      ],
    };
  },
};

function shown(samples: Sample[]): string {
  const { requestsPerSecond, cpu } = middle(samples);
  return `${requestsPerSecond.toFixed(0)} req/s, ${cpu.toFixed(1)} µs CPU`;
}

async function costOfWatching(rounds: number, seconds: number): Promise<Record<'observed' | 'unobserved', Sample[]>> {
  await using observed = await startScript('sandbox.ts', health, 'observed');
  const url = await (await fetch(`${observed.url}/unobserved`)).text();
  const servers = await Promise.all(
    [observed.url, url].map(async (each) => ({
      server: { ...observed, url: each },
      probe: { ...readPing, headers: await authorization(each, 'aurora-admin-key') },
    })),
  );
  const [watched = [], unwatched = []] = await inTurn(servers, { rounds, warmUp: 2 }, ({ server, probe }) =>
    measure(server, probe, seconds),
  );
  return { observed: watched, unobserved: unwatched };
}

const tenants = '/_sandbox/tenants';
const transitionCount = 10_000;

/** Returns the median duration of each action in milliseconds. */
async function copyLargeTenant(rounds: number): Promise<{ fork: number; restore: number }> {
  const app = createSandboxServer({ worlds: [organisation({ users: 10_000, departments: 1, folders: 1 }, 'large')] });
  await post(app, `${tenants}/large/snapshots`, { name: 'full' });
  const [forks, restores]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    forks.push(await timed(() => post(app, tenants, { id: `copy-${round}`, from: 'large' })));
    restores.push(await timed(() => post(app, `${tenants}/large/snapshots/full/restore`, {})));
  }
  await app.close();
  return { fork: median(forks), restore: median(restores) };
}

/** Returns the milliseconds needed to advance a clock by 30 days, in which 5,000 jobs start and end. */
async function advanceFarAhead(): Promise<number> {
  const app = createSandboxServer();
  const tenant = `${tenants}/aurora`;
  await post(app, `${tenant}/clock/freeze`, {});
  await app.inject({ method: 'PUT', url: `${tenant}/job-plans/members`, payload: { mode: 'after', after: '20d' } });
  const { token } = (await app.inject({ method: 'POST', url: '/auth/token', headers: apiKey })).json();
  for (let job = 0; job < transitionCount / 2; job++) await submitJob(app, token, job);
  let made = 0;
  const spent = await timed(async () => {
    made = (await post(app, `${tenant}/clock/advance`, { by: '30d' })).transitions.length;
  });
  await app.close();
  if (made !== transitionCount) throw new Error(`${made} transitions were made, ${transitionCount} were wanted`);
  return spent;
}

const apiKey = { 'x-api-key': 'aurora-admin-key' };

async function submitJob(app: FastifyInstance, token: string, job: number): Promise<void> {
  const attributes = { operation: job % 2 === 0 ? 'add' : 'remove', members: [String((job % 200) + 1)] };
  const { statusCode } = await app.inject({
    method: 'PATCH',
    url: '/v2/admin/departments/12/members',
    headers: { authorization: `Bearer ${token}` },
    payload: { data: { type: 'department-members', attributes } },
  });
  if (statusCode !== 202) throw new Error(`a job was answered with ${statusCode}`);
}

async function post(app: FastifyInstance, url: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url, payload });
  if (answer.statusCode >= 400) throw new Error(`POST ${url} was answered with ${answer.payload}`);
  return answer.json();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
