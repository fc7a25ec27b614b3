import { once } from 'node:events';
import { root } from '../../../generate/files.ts';
import type { Stall } from '../../event-loop.ts';
import { type LabProcess, startProcess } from '../../process.ts';
import { administrationRequests } from '../../stalls/administration.ts';
import { controlRequests } from '../../stalls/control-plane.ts';
import { documentRequests } from '../../stalls/documents.ts';
import { Client, type Expensive } from '../../stalls/expensive.ts';
import { contractRequests } from '../../stalls/of-the-contract.ts';
import { protocolRequests } from '../../stalls/protocol.ts';
import { atMost, type Measured, type Section } from '../section.ts';

/** The maximum CPU time in milliseconds for which a request may block the event loop. */
const limit = 100;
const tenants = ['large', 'subtree', 'library', 'texts', 'deep', 'busy', 'choices', 'plain', 'aurora'];

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
      const client = new Client(url);
      const results: Result[] = [];
      for (const each of await expensiveRequests()) {
        if (!each.name.includes(match)) continue;
        // Access tokens can expire during a long measurement.
        await client.signIn(tenants);
        results.push(await measure(each, client, sandbox));
      }
      return reportOf(results);
    } finally {
      await sandbox.end('SIGTERM');
    }
  },
};

async function expensiveRequests(): Promise<Expensive[]> {
  const ofContract = await contractRequests();
  return [
    ...[protocolRequests(), documentRequests(), administrationRequests()].flat(),
    ...ofContract,
    ...controlRequests(),
  ];
}

async function measure({ name, prepare, request, status: wanted }: Expensive, client: Client, sandbox: LabProcess) {
  await prepare?.(client);
  await ask(sandbox, 'reset');
  const { status, sent, received, body } = await client
    .send(typeof request === 'function' ? request() : request)
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

function reportOf(results: readonly Result[]): Measured {
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
