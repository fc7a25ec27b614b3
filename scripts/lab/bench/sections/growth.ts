import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { authorization } from '../../../../testing/requests/send.ts';
import { root } from '../../../generate/files.ts';
import { inTurn, load, measure, median } from '../measure.ts';
import { atMost, type Bar, type Section } from '../sections.ts';
import { health, type Ping, type RunningServer, startScript } from '../servers.ts';

interface Asked {
  method?: Ping['method'];
  path: string;
  body?: object;
}

type Compared = (Asked | { requests: Asked[] }) & { times?: number; most?: number };

export const growth: Section = {
  name: 'growth',
  title: 'Requests in a tenant of 100 users and 100 documents, and in a large one',
  run: async ({ quick }) => {
    await using server = await startScript('sandbox.ts', health, 'grown');
    const small = await enter(server, 'small');
    const large = await enter(server, 'large');
    const rows: Row[] = [{ name: 'the first search', few: small.opening, many: large.opening, most: 2_000 }];
    for (const [name, { times, most, ...asked }] of Object.entries(readRequests())) {
      const requests = 'requests' in asked ? asked.requests : [asked];
      const costs = await inTurn([small, large], { rounds: quick ? 1 : 5, warmUp: 1 }, async ({ tenant, headers }) => {
        const own = (path: string) => path.replace('{tenant}', tenant);
        const pings = requests.map((each) => pingOf({ ...each, path: own(each.path) }, headers));
        return (await measure(server, pings, quick ? 0.3 : 0.5)).cpu / 1_000;
      });
      const [few = Number.NaN, many = Number.NaN] = costs.map(median);
      rows.push({ name, few, many, ...(times && { times }), ...(most && { most }) });
    }
    return {
      columns: ['CPU of a request', 'small tenant, ms', 'large tenant, ms', 'times'],
      rows: rows.map(({ name, few, many }) => [name, few, many, many / few]),
      bars: rows.flatMap(barsOf),
      notes: [
        'One process serves both tenants, which are measured in turn. The figures are medians. ' +
          'The large tenant has 100,000 users, 10,000 departments and 20,000 documents.',
      ],
    };
  },
};

function readRequests(): Record<string, Compared> {
  return parse(readFileSync(`${root}fixtures/lab/growth.yaml`, 'utf8'));
}

interface Row {
  name: string;
  few: number;
  many: number;
  times?: number;
  most?: number;
}

function barsOf({ name, few, many, times, most }: Row): Bar[] {
  return [
    ...(times ? [atMost(times, '', `growth of ${name}`, many / few)] : []),
    ...(most ? [atMost(most, 'ms', name, many)] : []),
  ];
}

/** The opening is the CPU time of the first search in a tenant, which loads its documents, in milliseconds. */
async function enter(server: RunningServer, tenant: string) {
  const headers = await authorization(server.url, `${tenant}-admin-key`);
  const before = await server.usage();
  await load(server.url, pingOf({ path: '/search?q=agreement' }, headers), { amount: 1 }, 1);
  return { tenant, headers, opening: ((await server.usage()).cpu - before.cpu) * 1_000 };
}

function pingOf({ method, path, body }: Asked, headers: Ping['headers']): Ping {
  if (body === undefined) return { method: method ?? 'GET', path: encodeURI(path), headers };
  const type = { 'content-type': 'application/json' };
  return { method: method ?? 'POST', path, headers: { ...headers, ...type }, body: JSON.stringify(body) };
}
