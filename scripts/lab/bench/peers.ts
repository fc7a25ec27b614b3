import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Launch } from '../../../testing/project/process.ts';
import { made } from '../../../testing/requests/template.ts';
import { root } from '../../generate/files.ts';
import { launchSandbox, type Way } from './launch-sandbox.ts';

export interface Peer {
  name: string;
  /** `answers` is the file with the responses of the benchmark server that uses only `node:http`. */
  launch: (answers: string) => (port: number) => Launch;
  /** True if the server accepts only access tokens that it created. */
  checksTokens: boolean;
}

interface Written extends Pick<Launch, 'env'> {
  name: string;
  script?: string;
  args?: string[];
  way?: Way;
  /** The sections that measure the server, by default all sections that compare servers. */
  only?: string[];
}

export function peersOf(section: string): Peer[] {
  const written: Written[] = parse(readFileSync(`${root}fixtures/lab/peers.yaml`, 'utf8'));
  return written.filter(({ only }) => only?.includes(section) ?? true).map(peerOf);
}

function peerOf({ name, way, script = '', args = [], env = {} }: Written): Peer {
  return {
    name,
    checksTokens: way !== undefined,
    launch: (answers) => (port) => {
      if (way) {
        const launch = launchSandbox(port, [], way);
        return { ...launch, env: { ...launch.env, ...env } };
      }
      const fill = (text: string) => String(made(text, { root, answers, port: String(port) }));
      return { script: fill(script), args: args.map(fill) };
    },
  };
}
