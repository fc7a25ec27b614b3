// Sends the most expensive allowed requests to a sandbox with large tenants.
// Prints how long each request blocks the event loop of the sandbox.
// Optional arguments select requests: a request is sent only if its name contains one of the arguments.
// The option --store selects the store of the tenants: memory (default), sqlite or postgres.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { Client, type Wanted } from './stalls/client.ts';
import type { Expensive } from './stalls/expensive.ts';
import type { Stall } from './stalls/probe.ts';
import { expensiveRequests, tenants } from './stalls/requests.ts';

/** The maximum CPU time in milliseconds for which a request may block the event loop. */
const limit = 100;

type Measured = Stall & {
  name: string;
  sent: number;
  received: number;
  status: number;
  /** The expected status code. If undefined, all status codes below 500 are acceptable. */
  wanted: number | undefined;
  faults: string[];
  text: string;
};

const script = fileURLToPath(new URL('./stalls/sandbox.ts', import.meta.url));
const { values, positionals: asked } = parseArgs({
  options: { store: { type: 'string', default: 'memory' } },
  allowPositionals: true,
});
if (!['memory', 'sqlite', 'postgres'].includes(values.store)) throw new Error('--store is memory, sqlite or postgres');
const child = fork(script, [values.store], { execArgv: ['--expose-gc', '--max-old-space-size=6000'] });
try {
  const [{ url }] = await once(child, 'message');
  const client = new Client(url);
  const measured: Measured[] = [];
  const run = async (each: Expensive): Promise<Measured> => {
    const one = await measure(each, client, child);
    process.stderr.write(`${lineOf(one)}\n`);
    measured.push(one);
    return one;
  };
  for (const tenant of tenants) client.useToken(tenant, (await run(signIn(tenant))).text);
  const isChosen = (name: string) => asked.length === 0 || asked.some((part) => name.includes(part));
  for (const each of expensiveRequests()) {
    if (!isChosen(each.name)) continue;
    await renewTokens(client);
    await run(each);
  }
  print(measured);
  process.exitCode = measured.some(isWrong) ? 1 : 0;
} finally {
  child.disconnect();
}

async function measure(
  { name, prepare, request, status: wanted }: Expensive,
  client: Client,
  sandbox: ChildProcess,
): Promise<Measured> {
  await prepare?.(client);
  await ask(sandbox, 'reset');
  const { status, sent, received, text } = await client
    .send(typeof request === 'function' ? request() : request)
    .catch((error: Error) => ({ status: 0, sent: 0, received: 0, text: error.message }));
  return { name, sent, received, status, wanted, text, ...(await ask(sandbox, 'read')) };
}

/** Requests new access tokens, because tokens can expire during a long measurement. */
async function renewTokens(client: Client): Promise<void> {
  for (const tenant of tenants) client.useToken(tenant, (await client.send(tokenRequest(tenant))).text);
}

function signIn(tenant: string): Expensive {
  return { name: `createAdminToken of ${tenant}`, request: tokenRequest(tenant) };
}

function tokenRequest(tenant: string): Wanted {
  return { method: 'POST', path: '/v2/admin/auth/token', headers: { 'x-api-key': `${tenant}-super-admin-key` } };
}

async function ask(sandbox: ChildProcess, what: 'reset' | 'read'): Promise<Stall & { faults: string[] }> {
  sandbox.send(what);
  const [answer] = await once(sandbox, 'message');
  return answer;
}

function isWrong({ cpu, status, faults, wanted }: Measured): boolean {
  const isExpected = wanted === undefined ? status > 0 && status < 500 : status === wanted;
  return cpu > limit || !isExpected || faults.length > 0;
}

function lineOf(each: Measured): string {
  const sign = isWrong(each) ? '!' : ' ';
  const said = each.status >= 400 ? ` ${each.text.slice(0, 100).replaceAll('\n', ' ')}` : '';
  return `${sign} ${each.cpu.toFixed(0).padStart(6)} ms cpu ${each.wall.toFixed(0).padStart(6)} ms wall ${each.collecting.toFixed(0).padStart(6)} ms GC  ${each.status} ${each.name}${said}${each.faults.map((fault) => `\n    ${fault}`).join('')}`;
}

function print(measured: readonly Measured[]): void {
  const table = new Table({
    head: [
      'request',
      'bytes',
      'answer',
      'status',
      'longest stall (ms CPU)',
      'by the clock',
      'of it garbage collection',
    ],
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [] },
  });
  for (const { name, sent, received, status, ...stall } of measured.toSorted((left, right) => right.cpu - left.cpu)) {
    const times = [stall.cpu, stall.wall, stall.collecting].map((time) => time.toFixed(0));
    table.push([name, sent, received, status, ...times]);
  }
  const over = measured.filter(isWrong);
  process.stdout.write(`${table}\n${measured.length} requests, ${over.length} over ${limit} ms or answered wrongly.\n`);
}
