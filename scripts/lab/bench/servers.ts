import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort, type LabProcess, type Launch, startProcess } from '../../../testing/project/process.ts';
import { root } from '../../generate/files.ts';
import { type Usage, usageOf } from '../usage.ts';

export interface Ping {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface RunningServer extends AsyncDisposable {
  url: string;
  pid: number;
  /** Time in milliseconds from the start of the server process to its first 2xx response. */
  startedIn: number;
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

const reporter = ['--import', `${root}scripts/lab/bench/servers/usage-reporter.mjs`];

export const health: Ping = { method: 'GET', path: '/_sandbox/health', headers: {} };

export async function boot(
  name: string,
  launch: (port: number) => Launch,
  probe: Ping,
  patience = 60_000,
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const { options = [], ...program } = launch(port);
  const started = await startProcess({ ...program, options: [...options, ...reporter] });
  const failure = await firstAnswer(url, probe, started, begun + patience);
  const startedIn = performance.now() - begun;
  if (failure !== undefined) {
    await started.end();
    throw new Error(`${name} ${failure}. ${started.errors().slice(-500)}`.trim());
  }
  const { child, pid } = started;
  const stop = () => started.end();
  return { url, pid, startedIn, usage: () => usageOf(child), stop, [Symbol.asyncDispose]: stop };
}

export function startScript(script: string, probe: Ping, ...args: readonly string[]): Promise<RunningServer> {
  const path = `${root}scripts/lab/bench/servers/${script}`;
  return boot(script, (port) => ({ script: path, args: [String(port), ...args] }), probe);
}

/** Returns why no 2xx response arrived before the deadline, or undefined if one arrived. */
async function firstAnswer(
  url: string,
  { path, ...request }: Ping,
  { child }: LabProcess,
  deadline: number,
): Promise<string | undefined> {
  let last = 'no answer';
  while (performance.now() < deadline) {
    if (hasEnded(child)) return `ended with exit code ${child.exitCode}`;
    const answer = await fetch(url + path, request).catch(() => undefined);
    if (answer) last = `status ${answer.status}: ${(await answer.text()).slice(0, 200)}`;
    if (answer?.ok) return undefined;
    await setTimeout(3);
  }
  return `gave no successful response to ${request.method} ${path}: ${last}`;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

const mediaType = 'application/vnd.api+json';

/** The dummy token is as long as a real access token, so that all benchmark servers receive equally long requests. */
const authorization = `Bearer ${'unknown'.padEnd(232, '.')}`;

export const readPing: Ping = {
  method: 'GET',
  path: '/v2/admin/departments/12',
  headers: { authorization },
};

/** A unique number replaces the character `#` in the body, so that each request creates a new department name. */
export const write: Ping = {
  method: 'POST',
  path: '/v2/admin/departments',
  headers: { authorization, 'content-type': mediaType },
  body: JSON.stringify({ data: { type: 'departments', attributes: { name: 'Treasury Desk #' } } }),
};

export const signIn: Ping = {
  method: 'POST',
  path: '/v2/admin/auth/token',
  headers: { 'x-api-key': 'aurora-admin-key' },
};
