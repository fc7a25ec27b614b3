import { root } from '../generate/files.ts';
import type { Peer } from './servers.ts';

export const ours: Peer = {
  name: 'contract-platform-kit',
  script: `${root}bin/cps.js`,
  args: (port) => ['sandbox', '--port', String(port)],
};

/** node:http alone, answering with these very bytes: what no server in Node can go below. */
export function bare(headers: Record<string, string>, body: string): Peer {
  return {
    name: 'node:http, bare',
    script: `${root}scripts/bench/bare-server.mjs`,
    args: () => [],
    env: (port) => ({ BENCH_BARE: JSON.stringify({ port, headers, body }) }),
  };
}

export const prism: Peer = {
  name: 'prism mock',
  script: `${root}node_modules/@stoplight/prism-cli/dist/index.js`,
  args: (port) => ['mock', '--port', String(port), '--verboseLevel', 'silent', `${root}dist/openapi/admin.yaml`],
};
