import type { FastifyInstance } from 'fastify';
import { createSandboxServer } from '../../../src/sandbox/start.ts';
import { seedOf } from '../stalls/seeds.ts';
import { median } from './measure.ts';

const tenants = '/_sandbox/tenants';
const transitionCount = 10_000;

/** Returns the median duration of each action in milliseconds. */
export async function copyLargeTenant(rounds: number): Promise<{ fork: number; restore: number }> {
  const app = createSandboxServer();
  await post(app, tenants, { id: 'large' });
  await post(app, `${tenants}/large/seed`, seedOf(10_000, 0));
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
export async function advanceFarAhead(): Promise<number> {
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
