import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../../testing/project/process.ts';
import { made } from '../../../testing/requests/template.ts';

/** The file programs.yaml explains the members. */
export interface ProxyProgram {
  name: string;
  command: string;
  needs?: string;
  words: readonly string[];
  config: string;
  prefix?: string;
}

export const programs: Record<'proxies' | 'companyProxies', readonly ProxyProgram[]> = parse(
  readFileSync(new URL('programs.yaml', import.meta.url), 'utf8'),
);

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Returns the path of a program, or undefined if the program is not installed. */
export function programPath(command: string): string | undefined {
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

export function isInstalled({ command, needs }: ProxyProgram): boolean {
  return programPath(command) !== undefined && (needs === undefined || existsSync(needs));
}

export interface Started {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

/** Starts a program in front of the server on a port, and waits until the program accepts connections. */
export async function startProgram(program: ProxyProgram, server: number): Promise<Started> {
  const path = programPath(program.command);
  if (path === undefined) throw new Error(`${program.command} is not installed`);
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  // Some programs give up their rights and run as another user.
  chmodSync(folder, 0o777);
  const place = { folder, port: await freePort(), server };
  writeFileSync(join(folder, 'config'), String(made(program.config, place)));
  const words = program.words.map((word) => String(made(word, place)));
  const child = spawn(path, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += String(bytes)));
  const exited = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  const ended = exited.then(() => Promise.reject(new Error(`${program.command} ended: ${said}`)));
  ended.catch(() => undefined);
  await Promise.race([accepting(place.port), ended]);
  return { url: `http://127.0.0.1:${place.port}`, port: place.port, stop };
}

async function accepting(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
