import { existsSync } from 'node:fs';
import { root } from '../../generate/files.ts';
import type { Launch } from '../process.ts';
import { hasJava, javaJar } from './install-peers.ts';
import { launchSandbox } from './launch-sandbox.ts';

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
  checksTokens?: boolean;
  /** Returns why this machine cannot run the server, or null if this machine can run the server. */
  missing: () => string | null;
}

const here = `${root}scripts/lab/bench/`;
const installed = `${here}peers/node_modules/`;
const always = () => null;

export const ours: Peer = {
  name: 'this sandbox',
  launch: () => (port) => launchSandbox(port, [], 'package'),
  missing: always,
  checksTokens: true,
};

export const oursAtFirst: Peer = {
  ...ours,
  name: 'this, first start',
  launch: () => (port) => ({ ...launchSandbox(port, [], 'package'), env: { NODE_DISABLE_COMPILE_CACHE: '1' } }),
};

export const oursLimited: Peer = {
  ...ours,
  name: 'this, limited',
  launch: () => (port) => launchSandbox(port, [], 'limited'),
};

export const oursFromSources: Peer = {
  ...ours,
  name: 'this, from sources',
  launch: () => (port) => launchSandbox(port),
};

export const bare: Peer = {
  name: 'node:http, bare',
  launch:
    ({ answers }) =>
    (port) => ({ script: `${here}servers/bare.mjs`, args: [String(port), answers] }),
  missing: always,
};

export const fastify: Peer = fastifyPeer('Fastify', 'plain');
export const fastifyValidating: Peer = fastifyPeer('Fastify, validating', 'validating');

export const prism: Peer = {
  name: 'Prism',
  launch:
    ({ contract }) =>
    (port) => ({
      script: `${root}node_modules/@stoplight/prism-cli/dist/index.js`,
      args: ['mock', '--port', String(port), '--verboseLevel', 'silent', contract],
    }),
  missing: always,
};

const uninstalled = 'its package could not be installed, perhaps because no package registry is reachable';
const mockoonCli = `${installed}@mockoon/cli/bin/run.js`;

export const mockoon: Peer = {
  name: 'Mockoon',
  launch:
    ({ contract }) =>
    (port) => ({
      script: mockoonCli,
      args: ['start', '--data', contract, '--port', String(port), '--disable-log-to-file', '--disable-admin-api'],
    }),
  missing: () => (existsSync(mockoonCli) ? null : uninstalled),
};

export const wiremock: Peer = {
  name: 'WireMock',
  launch:
    ({ mappings }) =>
    (port) => ({
      command: 'java',
      args: [
        ...['-jar', javaJar() ?? '', '--port', String(port), '--bind-address', '127.0.0.1'],
        ...['--root-dir', mappings, '--no-request-journal', '--disable-banner'],
      ],
    }),
  missing: wiremockMissing,
};

export const peers: readonly Peer[] = [bare, fastify, fastifyValidating, ours, prism, mockoon, wiremock];

function fastifyPeer(name: string, mode: 'plain' | 'validating'): Peer {
  return {
    name,
    launch:
      ({ contract }) =>
      (port) => ({ script: `${here}servers/fastify.ts`, args: [String(port), contract, mode] }),
    missing: always,
  };
}

function wiremockMissing(): string | null {
  if (javaJar() === undefined) return uninstalled;
  return hasJava() ? null : 'Java is not installed on this machine';
}
