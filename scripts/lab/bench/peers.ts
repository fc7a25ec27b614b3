import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Launch } from '../../../testing/project/process.ts';
import { made } from '../../../testing/requests/template.ts';
import { root } from '../../generate/files.ts';
import { launchSandbox, type Way } from './launch-sandbox.ts';

export interface Setting {
  contract: string;
  /** Path of the file with the responses of the benchmark server that uses only `node:http`. */
  answers: string;
  mappings: string;
}

export interface Peer {
  name: string;
  launch: (setting: Setting) => (port: number) => Launch;
  /** True if the server accepts only access tokens that it created. */
  checksTokens: boolean;
  /** Why this machine cannot run the server, or null if this machine can run the server. */
  missing: string | null;
}

interface Written extends Pick<Launch, 'script' | 'command' | 'env'> {
  name: string;
  args?: string[];
  way?: Way;
  /** A file that exists if the server is installed. */
  needs?: string;
  /** The sections that measure the server, by default all sections that compare servers. */
  only?: string[];
}

const folder = `${root}scripts/lab/bench/peers/`;

export function peersOf(section: string): Peer[] {
  const written: Written[] = parse(readFileSync(`${root}fixtures/lab/peers.yaml`, 'utf8'));
  return written.filter(({ only }) => only?.includes(section) ?? true).map(peerOf);
}

function peerOf({ name, way, needs = '', only: _only, ...command }: Written): Peer {
  const places = { root, peers: `${folder}node_modules/` };
  const [needed] = globSync(String(made(needs, places)));
  return {
    name,
    checksTokens: way !== undefined,
    missing: missingOf(needs !== '' && needed === undefined, command.command === 'java'),
    launch: (setting) => (port) => {
      if (way) return { ...launchSandbox(port, [], way), ...command };
      const scope = { ...places, ...setting, needed, port: String(port) };
      const fill = (text: string) => String(made(text, scope));
      return {
        ...command,
        ...(command.script && { script: fill(command.script) }),
        args: (command.args ?? []).map(fill),
      };
    },
  };
}

function missingOf(isUninstalled: boolean, isJava: boolean): string | null {
  if (isUninstalled) return 'its package could not be installed, perhaps because no package registry is reachable';
  const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
  return isJava && !hasJava() ? 'Java is not installed on this machine' : null;
}

export function installPeers(): void {
  if (existsSync(`${folder}node_modules/.package-lock.json`)) return;
  console.error('Installing the servers for the comparison (scripts/lab/bench/peers, 130 MB, once) …');
  const parameters = ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
