import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';
import { root } from '../../scripts/generate/files.ts';
import { treeMemory, watchPeak } from '../../scripts/lab/usage.ts';
import { startSandbox } from '../project/process.ts';
import { LabClient, twentyAtOnce, type WrittenStep } from '../requests/client.ts';
import { made, type Scope } from '../requests/template.ts';

interface Step extends WrittenStep {
  groups?: number;
  steps?: readonly Step[];
  connections?: number | string;
  pipelined?: number | string;
  /** The Content-Length of a request that is not sent completely. */
  announced?: number | string;
  bytes?: unknown;
}

export interface HostileKind {
  kind: string;
  clients: string;
  steps: readonly Step[];
  scope: Scope;
}

export const hostileKinds: readonly HostileKind[] = readKinds();

function readKinds(): HostileKind[] {
  const written: (Omit<HostileKind, 'scope'> & { variants?: Scope[] })[] = parse(
    readFileSync(`${root}fixtures/lab/hostile-clients.yaml`, 'utf8'),
  );
  return written.flatMap(({ kind, clients, steps, variants = [{}] }) =>
    variants.map((scope) => ({
      ...{ kind: String(made(kind, scope)).slice(0, 100), clients: String(made(clients, scope)), scope },
      steps: steps.map((step) => withMethod(step, scope)),
    })),
  );
}

function withMethod(step: Step, { method }: Scope): Step {
  return Object.fromEntries(
    Object.entries(step).map(([name, value]) => [name === '{method}' ? String(method) : name, value]),
  );
}

/** The maximum memory in MiB of the sandbox and its child processes during and after an attack. */
export const most = { during: 640, after: 300 };

/** How long the sandbox has to free memory after the clients have left, in milliseconds. */
const patience = 30_000;

/** Attacks a new sandbox, and returns the memory in MiB of the sandbox and its child processes. */
export async function measureAttack({ steps, scope }: HostileKind) {
  const sandbox = await startSandbox();
  const sockets: Socket[] = [];
  try {
    const client = new LabClient(sandbox.url, scope);
    const end = watchPeak(() => memoryOf(sandbox.pid));
    await attack(client, steps, sockets);
    await setTimeout(1_000);
    for (const socket of sockets) socket.destroy();
    const peak = await end();
    const after = await lowest(sandbox.pid, patience, most.after);
    return { peak: Math.round(peak), after };
  } finally {
    await sandbox.end();
  }
}

async function attack(client: LabClient, steps: readonly Step[], sockets: Socket[]): Promise<void> {
  for (const step of steps) {
    if (step.groups !== undefined) {
      for (let group = 0; group < step.groups; group++) {
        client.begin({ group });
        await attack(client, step.steps ?? [], sockets);
      }
    } else if (step.connections !== undefined) await openAll(client, step, sockets);
    else await client.perform(step);
  }
}

/** Sends all bytes, and waits until the sandbox has received most of them or has closed the connection. */
async function openAll(client: LabClient, step: Step, sockets: Socket[]): Promise<void> {
  const bytes = await bytesOf(client, step);
  await twentyAtOnce(Number(client.value(step.connections)), async () => {
    const socket = connect(Number(new URL(client.url).port), '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    socket.pause();
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    socket.write(bytes);
    const limit = setTimeout(10_000, undefined, { ref: false });
    if (step.announced !== undefined && socket.writableLength > 0)
      await Promise.race([once(socket, 'drain'), once(socket, 'close'), limit]);
  });
}

async function bytesOf(client: LabClient, step: Step): Promise<Buffer> {
  if (step.bytes !== undefined) return Buffer.from(String(client.value(step.bytes)));
  const { method, path, as, headers, body = '' } = client.message(step);
  const length = step.announced === undefined ? {} : { 'content-length': String(client.value(step.announced)) };
  const fields = Object.entries({ host: 'localhost', ...(await client.signIn(as)), ...headers, ...length });
  const head = [`${method} ${path} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  return Buffer.from(`${head}\r\n\r\n${body}`.repeat(Number(client.value(step.pipelined ?? 1))));
}

/** Returns the lowest memory in MiB within the given time. Ends as soon as the memory is below `enough`. */
async function lowest(pid: number, time: number, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < time && least >= enough; at += 200) {
    await setTimeout(200);
    least = Math.min(least, memoryOf(pid));
  }
  return Math.round(least);
}

function memoryOf(pid: number): number {
  return treeMemory(pid) / 1024 ** 2;
}
