import { ask, type HostileKind, head, times, type Victim } from './hostile-client.ts';
import { slowSenders } from './slow-senders.ts';

const size = 6 * 1024 ** 2;

const parsers: readonly HostileKind[] = [
  seeds('lines of "- "', () => '- \n'.repeat(size / 3)),
  seeds('open braces', () => '{'.repeat(size)),
  seeds('a long flow sequence', () => `[${'a,'.repeat(size / 2)}a]`),
  seeds('anchors', () => Array.from({ length: size / 16 }, (_, at) => `- &a${at} x\n`).join('')),
  seeds('closing brackets', () => ']'.repeat(size)),
  seeds('empty lines', () => '\n'.repeat(30 * 1024 ** 2)),
  {
    kind: 'generated response bodies',
    clients: '10 clients with 50 requests each',
    attack: async (victim) => {
      await times(500, () =>
        fetch(`${victim.url}/documents?pageSize=200`, {
          headers: { authorization: `Bearer ${victim.token}`, prefer: 'dynamic=true' },
        }).then((response) => response.text()),
      );
    },
  },
  {
    kind: 'generated tenants',
    clients: '10 tenants with 20,000 users each, deleted afterwards',
    attack: async (victim) => {
      await times(10, async (at) => {
        const body = JSON.stringify({ id: `made-${at}`, world: { users: 20_000, documents: 500, seed: at } });
        await ask(victim, 'POST', '/_sandbox/tenants', body, 'application/json');
      });
      await times(10, (at) => ask(victim, 'DELETE', `/_sandbox/tenants/made-${at}`));
    },
  },
  {
    kind: 'many faults',
    clients: '10 clients with 500 faults each',
    attack: async (victim) => {
      const fault = JSON.stringify({ name: 'status', status: 503, code: 'x'.repeat(100) });
      await times(5000, () => ask(victim, 'POST', '/_sandbox/tenants/aurora/faults', fault, 'application/json'));
      await ask(victim, 'DELETE', '/_sandbox/tenants/aurora/faults');
    },
  },
];

function seeds(what: string, make: () => string): HostileKind {
  return {
    kind: `seeds: ${what}`,
    clients: '10 seeds at once',
    attack: async (victim) => {
      const body = make();
      await times(10, () => ask(victim, 'POST', '/_sandbox/tenants/aurora/seed', body, 'application/yaml'));
    },
  };
}

const slowReaders: readonly HostileKind[] = [
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

const largeList = '/documents?pageSize=200';

const watch = (victim: Victim, tenant: string) => victim.open(head(`GET /_sandbox/tenants/${tenant}/events`, victim));

function largeRequests(victim: Victim, count: number): Promise<void> {
  const body = JSON.stringify({ name: '\u0001'.repeat(10_000) });
  return times(count, async (at) => {
    if (at % 2 === 0) await ask(victim, 'GET', largeList);
    else await ask(victim, 'PATCH', '/v2/admin/departments/1', body, 'application/json');
  });
}

const watchers: readonly HostileKind[] = [
  {
    kind: 'event streams that nobody reads',
    clients: '300 watchers of one tenant, 400 requests',
    attack: async (victim) => {
      await times(300, () => watch(victim, 'aurora'));
      await largeRequests(victim, 400);
    },
  },
  {
    kind: 'event streams that begin one after the other',
    clients: '300 watchers of one tenant in 20 groups, 50 requests after each group',
    attack: async (victim) => {
      for (let group = 0; group < 20; group++) {
        await times(15, () => watch(victim, 'aurora'));
        await largeRequests(victim, 50);
      }
    },
  },
  {
    kind: 'event streams of many tenants',
    clients: '60 tenants with one watcher each, 60 requests in each tenant',
    attack: async (victim) => {
      await times(60, async (at) => {
        const name = `watched-${at}`;
        await ask(
          victim,
          'POST',
          '/_sandbox/tenants',
          JSON.stringify({ id: name, from: 'aurora' }),
          'application/json',
        );
        await watch(victim, name);
        const issued = await ask(
          victim,
          'POST',
          `/_sandbox/tenants/${name}/tokens`,
          '{"apiKey":"admin"}',
          'application/json',
        );
        const { token } = JSON.parse(issued.text);
        await largeRequests({ ...victim, token }, 60);
      });
    },
  },
];

export const hostileKinds = [...watchers, ...slowReaders, ...slowSenders, ...parsers];
