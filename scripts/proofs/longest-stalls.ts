// Sends the most expensive allowed requests to a sandbox with large tenants.
// Prints how long each request blocks the event loop.
// Arguments: parts of request names, to send only these requests.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Table from 'cli-table3';
import { Client } from './stalls/client.ts';
import type { Expensive } from './stalls/expensive.ts';
import type { Stall } from './stalls/probe.ts';
import { expensiveRequests, tenants } from './stalls/requests.ts';

/** Maximum CPU time in milliseconds for which a request may block the event loop. */
const limit = 100;

type Measured = Stall & {
  name: string;
  sent: number;
  received: number;
  status: number;
  faults: string[];
  text: string;
};

const script = fileURLToPath(new URL('./stalls/sandbox.ts', import.meta.url));
const child = fork(script, { execArgv: ['--expose-gc', '--max-old-space-size=6000'] });
try {
  const [{ url }] = await once(child, 'message');
  const client = new Client(url);
  for (const tenant of tenants) await client.signIn(tenant);
  const asked = process.argv.slice(2);
  const chosen = expensiveRequests().filter(
    ({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)),
  );
  const measured: Measured[] = [];
  for (const each of chosen) {
    measured.push(await measure(each, client, child));
    process.stderr.write(`${lineOf(measured.at(-1) as Measured)}\n`);
  }
  print(measured);
  process.exitCode = measured.some(isWrong) ? 1 : 0;
} finally {
  child.disconnect();
}

async function measure(
  { name, prepare, request }: Expensive,
  client: Client,
  sandbox: ChildProcess,
): Promise<Measured> {
  await prepare?.(client);
  await tell(sandbox, 'reset');
  const wanted = typeof request === 'function' ? request() : request;
  const { status, sent, received, text } = await client
    .send(wanted)
    .catch((error: Error) => ({ status: 0, sent: 0, received: 0, text: error.message }));
  const { cpu, wall, faults } = await tell(sandbox, 'read');
  return { name, sent, received, status, cpu, wall, faults, text };
}

async function tell(sandbox: ChildProcess, what: 'reset' | 'read'): Promise<Stall & { faults: string[] }> {
  sandbox.send(what);
  const [answer] = await once(sandbox, 'message');
  return answer;
}

function isWrong({ cpu, status, faults }: Measured): boolean {
  return cpu > limit || status >= 500 || status === 0 || faults.length > 0;
}

function lineOf(each: Measured): string {
  const sign = isWrong(each) ? '!' : ' ';
  const said = each.status >= 400 ? ` ${each.text.slice(0, 100).replaceAll('\n', ' ')}` : '';
  return `${sign} ${each.cpu.toFixed(0).padStart(6)} ms cpu ${each.wall.toFixed(0).padStart(6)} ms wall  ${each.status} ${each.name}${said}${each.faults.map((fault) => `\n    ${fault}`).join('')}`;
}

function print(measured: readonly Measured[]): void {
  const table = new Table({
    head: ['request', 'bytes', 'answer', 'status', 'longest stall (ms CPU)', 'by the clock'],
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [] },
  });
  for (const { name, sent, received, status, cpu, wall } of measured.toSorted((left, right) => right.cpu - left.cpu)) {
    table.push([name, sent, received, status, cpu.toFixed(0), wall.toFixed(0)]);
  }
  const over = measured.filter(isWrong);
  process.stdout.write(`${table}\n${measured.length} requests, ${over.length} over ${limit} ms or answered wrongly.\n`);
}
