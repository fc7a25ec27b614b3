import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type LabProcess, startProcess } from '../../../../testing/project/process.ts';
import { LabClient } from '../../../../testing/requests/client.ts';
import { root } from '../../../generate/files.ts';
import type { Stall } from '../../event-loop.ts';
import { contractValues, type Expensive, expensiveRequests } from '../../stalls/expensive-requests.ts';
import { atMost, type MeasuredSection, type Section } from '../sections.ts';

/** The maximum CPU time in milliseconds for which a request may block the event loop. */
const limit = 100;

interface Result extends Stall {
  name: string;
  sent: number;
  received: number;
  status: number;
  isWrong: boolean;
}

export const stalls: Section = {
  name: 'stalls',
  title: 'Stalls of the event loop under the most expensive requests',
  isStress: true,
  run: async ({ match = '', store = 'memory' }) => {
    if (!['memory', 'sqlite', 'postgres'].includes(store)) throw new Error('--store is memory, sqlite or postgres');
    const options = ['--expose-gc', '--max-old-space-size=6000'];
    const sandbox = await startProcess({ options, script: `${root}scripts/lab/stalls/sandbox.ts`, args: [store] });
    try {
      const [{ url }] = await once(sandbox.child, 'message');
      const client = new LabClient(url, contractValues);
      const results: Result[] = [];
      for (const each of await expensiveRequests()) {
        if (each.name.includes(match)) results.push(await measure(each, client, sandbox));
      }
      return reportOf(results);
    } finally {
      await sandbox.end('SIGTERM');
    }
  },
};

async function measure(
  { name, before, wait, request, scope, status: wanted }: Expensive,
  client: LabClient,
  sandbox: LabProcess,
) {
  client.begin(scope);
  for (const step of before) await client.perform(step);
  const message = client.message(request);
  await client.signIn(message.as);
  await setTimeout(wait);
  await ask(sandbox, 'reset');
  const { status, sent, received, body } = await client
    .send(message)
    .catch((error: Error) => ({ status: 0, sent: 0, received: 0, body: error.message }));
  const { faults, ...stall } = await ask(sandbox, 'read');
  const isExpected = wanted === undefined ? status > 0 && status < 500 : status === wanted;
  const isWrong = !isExpected || faults.length > 0;
  const text = status >= 400 || status === 0 ? ` ${body.toString().slice(0, 100).replaceAll('\n', ' ')}` : '';
  const sign = isWrong || stall.cpu > limit ? '!' : ' ';
  process.stderr.write(`${sign} ${stall.cpu.toFixed(0).padStart(5)} ms CPU  ${status} ${name}${text}\n`);
  for (const fault of faults) process.stderr.write(`    ${fault}\n`);
  return { name, sent, received, status, isWrong, ...stall };
}

async function ask({ child }: LabProcess, what: 'reset' | 'read'): Promise<Stall & { faults: string[] }> {
  child.send(what);
  const [answer] = await once(child, 'message');
  return answer;
}

function reportOf(results: readonly Result[]): MeasuredSection {
  const slowest = results.toSorted((left, right) => right.cpu - left.cpu);
  return {
    columns: ['request', 'bytes', 'answer', 'status', 'ms CPU', 'ms', 'ms of GC'],
    rows: slowest.map(({ name, sent, received, status, cpu, wall, collecting }) => [
      name,
      ...[sent, received, status, cpu, wall, collecting].map(Math.round),
    ]),
    bars: [
      atMost(limit, 'ms', 'longest stall of the event loop', slowest[0]?.cpu ?? 0),
      atMost(0, '', 'wrong answers', results.filter(({ isWrong }) => isWrong).length),
    ],
  };
}
