import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { parse } from 'yaml';
import { indexOf } from '../../../../src/documents/search/document-index.ts';
import { termsOf } from '../../../../src/documents/search/terms.ts';
import { authorization, sendOut } from '../../../../testing/requests/send.ts';
import { made } from '../../../../testing/requests/template.ts';
import { root } from '../../../generate/files.ts';
import { cpuOf, inTurn, median } from '../measure.ts';
import { organisationDocuments, worldOf } from '../organisation.ts';
import { atMost, type Bar, type Section } from '../sections.ts';
import { health, type RunningServer, startScript } from '../servers.ts';

interface Asked {
  method?: string;
  path: string;
  body?: unknown;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request with a JSON body. Returns the response time in milliseconds. Throws if the status is not 2xx. */
async function ask(
  { url }: RunningServer,
  headers: Record<string, string>,
  { path, body, ...asked }: Asked,
): Promise<number> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const json = body === undefined ? undefined : JSON.stringify(body);
  const request = { ...asked, url: url + path, headers: { ...headers, ...type }, body: json, agent };
  const { status, took, body: received } = await sendOut(request);
  if (status >= 300) throw new Error(`${path} was answered ${status}: ${received}`);
  return took;
}

function readSearches(): Record<string, { path?: string }> {
  return parse(readFileSync(`${root}fixtures/lab/searches.yaml`, 'utf8'));
}

/** Returns the request of a search in one round. */
function searchOf(search: { path?: string }, round: number): Asked {
  const scope = { round, worth: 1_000 * (round % 40) };
  if (search.path !== undefined) return { path: String(made(search.path, scope)) };
  return { method: 'POST', path: '/search', body: made(search, scope) };
}

export const documents: Section = {
  name: 'documents',
  title: 'Documents: a tenant of 100 documents and one of 20,000',
  run: async ({ quick }) => {
    const rounds = quick ? 10 : 60;
    const server = await startScript('sandbox.ts', health, 'documents');
    const rows = [await reads(server, rounds)];
    for (const [name, search] of Object.entries(readSearches()))
      rows.push(await compared(server, name, (round) => searchOf(search, round), rounds));
    rows.push(await updates(server, rounds));
    await server.stop();
    rows.push({ name: 'opening, the first search with it', few: opening(100), many: opening(20_000) });
    return {
      columns: ['what', '100 documents, ms', '20,000 documents, ms', 'times'],
      rows: rows.map(({ name, few, many }) => [name, few.toFixed(2), many.toFixed(2), (many / few).toFixed(2)]),
      bars: barsOf(rows),
      notes: [
        'Searches have targets in milliseconds, so a slow machine may miss them.',
        'The figures are medians of response times over HTTP, without parallel requests. ' +
          'Loading the documents of a tenant (opening) is measured as CPU time. ' +
          'One process serves both tenants, which are measured in turn.',
      ],
    };
  },
};

interface Row {
  name: string;
  few: number;
  many: number;
}

function barsOf(rows: readonly Row[]): Bar[] {
  const of = (prefix: string) => rows.filter(({ name }) => name.startsWith(prefix)).map(({ many }) => many);
  const [read] = rows;
  return [
    atMost(1.5, '', 'growth of a record read', read ? read.many / read.few : Number.NaN),
    atMost(5, 'ms', 'simple search', Math.max(...of('simple'))),
    atMost(5, 'ms', 'composite search', Math.max(...of('composite'))),
    atMost(2, 'ms', 'search after a field update', Math.max(...of('search'))),
    atMost(2, 's', 'opening', Math.max(...of('opening')) / 1000),
  ];
}

async function compared(
  server: RunningServer,
  name: string,
  asked: (round: number) => Asked,
  rounds: number,
  before: (round: number, headers: Record<string, string>) => Promise<unknown> = async () => undefined,
): Promise<Row> {
  const tenants = await Promise.all(['few', 'many'].map((tenant) => authorization(server.url, `${tenant}-user-key`)));
  const times = await inTurn(tenants, { rounds, warmUp: 5 }, async (headers, round) => {
    await before(round, headers);
    return ask(server, headers, asked(round));
  });
  const [few = Number.NaN, many = Number.NaN] = times.map(median);
  return { name, few, many };
}

function reads(server: RunningServer, rounds: number): Promise<Row> {
  return compared(server, 'a record', (round) => ({ path: `/documents/${(round % 90) + 1}` }), 10 * rounds);
}

function updates(server: RunningServer, rounds: number): Promise<Row> {
  const owner = (round: number) => `Zebra${round}`;
  const update = (round: number, headers: Record<string, string>) => {
    const body = { fields: [{ name: 'Owner', values: [{ value: owner(round) }] }] };
    return ask(server, headers, { method: 'PATCH', path: `/documents/${(round % 90) + 1}`, body });
  };
  const search = (round: number) => ({ path: `/search?q=${owner(round)}` });
  return compared(server, 'search for a field value just written', search, rounds, update);
}

/** Returns the CPU time in milliseconds for loading the documents of a tenant and searching them once. */
function opening(count: number): number {
  const rows = organisationDocuments(count);
  const samples = [1, 2, 3].map(() =>
    cpuOf(() => {
      const { count: found } = indexOf(worldOf('opened', rows)).find(termsOf('agreement'), [0, 50]);
      if (found === 0) throw new Error('a search found nothing in a tenant that has just been opened');
    }),
  );
  return median(samples) / 1000;
}
