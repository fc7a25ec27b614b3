import { indexOf } from '../../../../src/documents/search/document-index.ts';
import { termsOf } from '../../../../src/documents/search/terms.ts';
import { ask, authorization, type Question } from '../ask.ts';
import { cpuOf } from '../cpu.ts';
import { documentRows, worldOf } from '../many-documents.ts';
import { median } from '../measure.ts';
import type { Bar, Section } from '../section.ts';
import { type Running, start } from '../servers.ts';

type Asked = Pick<Question, 'method' | 'body'> & { path: string };
type Terms = [string | number | boolean, ...(string | number | boolean)[]];

const field = (name: string, filter: string, ...terms: Terms) => ({ type: 'field', name, filter, terms });
const property = (name: string, filter: string, ...terms: Terms) => ({ type: 'property', name, filter, terms });
const text = (...terms: Terms) => ({ type: 'text', filter: 'containsText', terms });
const query =
  (conditions: object[], sort?: object[]) =>
  (round: number): Asked => {
    const worth = field('Contract Value', 'greaterThan', 1_000 * (round % 40));
    return { method: 'POST', path: '/search', body: { query: [...conditions, worth], ...(sort && { sort }) } };
  };
const simple = (words: string) => (): Asked => ({ path: `/search?q=${encodeURIComponent(words)}` });

/** The search requests that the benchmark measures, with 50 results per page. */
const searches: Readonly<Record<string, (round: number) => Asked>> = {
  'simple search, words of every document': simple('agreement party liability'),
  'simple search, two rare words': simple('halden metals'),
  'simple search, a number': (round) => simple(`reference ${round}`)(),
  'composite, three fields': query([
    field('Agreement Type', 'notEquals', 'Lease'),
    field('Expiration Date', 'after', '2025-06-01'),
  ]),
  'composite, text, field and member': query([
    text('aggregate liability'),
    property('dateModified', 'after', '2026-01-06T00:00:00Z'),
  ]),
  'composite, text and sorted': query(
    [text('agreement'), property('name', 'containsText', 'a')],
    [{ property: 'dateModified', order: 'desc' }],
  ),
  'composite, alternatives': query([
    { any: [field('Currency', 'equals', 'EUR'), field('Currency', 'equals', 'USD')] },
    property('version', 'equals', 1),
  ]),
};

/** Compares response times in a tenant with 100 documents and in a tenant with 20,000 documents. */
export const documents: Section = {
  name: 'documents',
  title: 'Documents: a tenant of 100 documents and one of 20,000',
  run: async ({ quick }) => {
    const rounds = quick ? 10 : 60;
    const script = new URL('../servers/grown-documents.ts', import.meta.url).pathname;
    const health = { method: 'GET', path: '/_sandbox/health', headers: {} } as const;
    const server = await start('this sandbox', (port) => ({ script, args: [String(port)] }), health);
    const rows = [await reads(server, rounds)];
    for (const [name, asked] of Object.entries(searches)) rows.push(await compared(server, name, asked, rounds));
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
    {
      what: 'growth of a record read',
      measured: read ? read.many / read.few : Number.NaN,
      kind: 'at most',
      bar: 1.5,
      unit: '',
    },
    { what: 'simple search', measured: Math.max(...of('simple')), kind: 'at most', bar: 5, unit: 'ms' },
    { what: 'composite search', measured: Math.max(...of('composite')), kind: 'at most', bar: 5, unit: 'ms' },
    { what: 'search after a field update', measured: Math.max(...of('search')), kind: 'at most', bar: 2, unit: 'ms' },
    { what: 'opening', measured: Math.max(...of('opening')) / 1000, kind: 'at most', bar: 2, unit: 's' },
  ];
}

async function compared(
  server: Running,
  name: string,
  asked: (round: number) => Asked,
  rounds: number,
  before: (round: number, headers: Record<string, string>) => Promise<unknown> = async () => undefined,
): Promise<Row> {
  const tenants = await Promise.all(['few', 'many'].map((tenant) => authorization(server.url, tenant)));
  const times = tenants.map((): number[] => []);
  for (let round = -5; round < rounds; round++) {
    for (const [place, headers] of tenants.entries()) {
      const { path, ...rest } = asked(round + 5);
      await before(round + 5, headers);
      const { took } = await ask({ ...rest, url: server.url + path, headers });
      if (round >= 0) times[place]?.push(took);
    }
  }
  const [few = Number.NaN, many = Number.NaN] = times.map(median);
  return { name, few, many };
}

function reads(server: Running, rounds: number): Promise<Row> {
  return compared(server, 'a record', (round) => ({ path: `/documents/${(round % 90) + 1}` }), 10 * rounds);
}

function updates(server: Running, rounds: number): Promise<Row> {
  const owner = (round: number) => `Zebra${round}`;
  const update = (round: number, headers: Record<string, string>) => {
    const body = { fields: [{ name: 'Owner', values: [{ value: owner(round) }] }] };
    return ask({ method: 'PATCH', url: `${server.url}/documents/${(round % 90) + 1}`, headers, body });
  };
  const search = (round: number) => ({ path: `/search?q=${owner(round)}` });
  return compared(server, 'search for a field value just written', search, rounds, update);
}

/** Returns the CPU time in milliseconds for loading the documents of a tenant and searching them once. */
function opening(count: number): number {
  const rows = documentRows(count);
  const samples = [1, 2, 3].map(() =>
    cpuOf(() => {
      const { count: found } = indexOf(worldOf('opened', rows)).find(termsOf('agreement'), [0, 50]);
      if (found === 0) throw new Error('a search found nothing in a tenant that has just been opened');
    }),
  );
  return median(samples) / 1000;
}
