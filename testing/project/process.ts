import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/generate/files.ts';

export interface Launch {
  options?: readonly string[];
  script?: string;
  command?: string;
  args: readonly string[];
  env?: Record<string, string>;
  folder?: string;
}

/** A started program. It ends with this process at the latest. A Node script can exchange messages with this process. */
export interface LabProcess extends AsyncDisposable {
  child: ChildProcess;
  pid: number;
  errors: () => string;
  /** Sends a signal, by default SIGKILL, and waits for the end of the program. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

export async function startProcess(
  { options = [], script, command = process.execPath, args, env, folder = root }: Launch,
  output: 'ignore' | 'pipe' = 'ignore',
): Promise<LabProcess> {
  const child = spawn(command, script === undefined ? args : [...options, script, ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', output, 'pipe', ...(script === undefined ? [] : ['ipc' as const])],
  });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = (errors + String(text)).slice(-5_000);
  });
  await once(child, 'spawn');
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  const stop = (signal: NodeJS.Signals = 'SIGKILL') => end(child, signal);
  return { child, pid: child.pid ?? 0, errors: () => errors, end: stop, [Symbol.asyncDispose]: stop };
}

export async function firstLine({ child, errors }: LabProcess): Promise<string> {
  if (!child.stdout) throw new Error('the program has no output');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'close')]);
  if (typeof line !== 'string') throw new Error(`the program ended: ${errors()}`);
  child.stdout.resume();
  return line;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port was found');
  return address.port;
}

export interface SandboxProcess extends LabProcess {
  url: string;
}

export async function startSandbox({ args = [], ...launch }: Partial<Launch> = {}): Promise<SandboxProcess> {
  const command = { script: 'bin/cps.js', args: ['sandbox', '--port', '0', '--json', ...args] };
  const started = await startProcess({ ...launch, ...command }, 'pipe');
  return { ...started, url: JSON.parse(await firstLine(started)).url };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
