import { ask, type HostileKind, head, times, type Victim } from './hostile-client.ts';

export const slowReaders: readonly HostileKind[] = [
  unread('pages of a list', 400, 1, () => '/documents?pageSize=200'),
  unread('pipelined pages of a list', 20, 150, () => '/documents?pageSize=200'),
  unread('pipelined metrics', 20, 600, () => '/_sandbox/metrics'),
  unread('pipelined journals', 20, 300, () => '/_sandbox/tenants/aurora/journal'),
  unread('pipelined pages of the console', 20, 600, () => '/_sandbox/console/'),
  unread('pipelined contracts', 20, 300, () => '/_sandbox/reference/openapi.json'),
  unread('pipelined archives', 10, 100, () => '/_sandbox/tenants/aurora/snapshots/large/archive'),
  unread('archives', 200, 1, () => '/_sandbox/tenants/aurora/snapshots/large/archive'),
  unread('downloads', 200, 1, (id) => `/documents/${id}/content`),
  unread('pipelined downloads', 20, 100, (id) => `/documents/${id}/content`),
  unread('pipelined unknown paths', 20, 500, () => `/${'x'.repeat(1000)}`),
];

function unread(what: string, connections: number, pipelined: number, path: (id: string) => string): HostileKind {
  return {
    kind: `unread responses: ${what}`,
    clients: `${connections} connections with ${pipelined} requests each`,
    attack: async (victim) => {
      const id = await prepare(victim);
      const requests = head(`GET ${path(id)}`, victim).repeat(pipelined);
      await times(connections, () => victim.open(requests));
    },
  };
}

/** Uploads a document of 20 MiB, takes a snapshot, and fills the request journal. Returns the id of the document. */
async function prepare(victim: Victim): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(20 * 1024 ** 2).fill(97)]), 'large.txt');
  const { text } = await ask(victim, 'POST', '/documents', form);
  await ask(victim, 'POST', '/_sandbox/tenants/aurora/snapshots', '{"name":"large"}', 'application/json');
  await times(100, () => ask(victim, 'GET', '/documents?pageSize=200'));
  return JSON.parse(text).documentId;
}
