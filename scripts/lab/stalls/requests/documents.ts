import type { Expensive } from '../expensive.ts';
import { longTexts } from '../texts.ts';
import { fileHead, filled, form, formType, json, largestBody, longText, manyObjects, textHead } from './bodies.ts';

export function documentRequests(): Expensive[] {
  return [...searches(), combiningMarks(), ...queries(), ...fieldUpdates(), ...uploads(), ...provisions(), ...reads()];
}

const leaf = (terms: readonly unknown[], more: object = { type: 'text', filter: 'containsText' }) =>
  JSON.stringify({ ...more, terms });

/** Returns the body of a search request with 50 conditions. Each condition has 100 long terms. */
function query(term: (index: number, length: number) => string, more?: object): string {
  const length = Math.min(1_000, Math.floor((largestBody - 6_000) / 5_000) - 4);
  const terms = (at: number) => Array.from({ length: 100 }, (_, index) => term(at * 100 + index, length));
  return `{"query":[{"any":[${Array.from({ length: 50 }, (_, at) => leaf(terms(at), more)).join(',')}]}]}`;
}

const padded = (sign: string, end: string) => (index: number, length: number) =>
  `${sign.repeat(length)}`.slice(0, length - 6 - end.length) + end + index.toString(36).padStart(6, '0');

function searches(): Expensive[] {
  const texts = [
    'a',
    'a b c d e f g h i j k l m n o p q r s t',
    'the supplier shall not be liable',
    'agreement of the',
  ];
  const long = [
    ...texts,
    'a '.repeat(250),
    'e'.repeat(250),
    "shall-not be-liable 'the-supplier' loss,of",
    Array.from({ length: 120 }, (_, at) => `w${at}`).join(' '),
  ];
  return ['library', 'texts', 'aurora'].flatMap((tenant) =>
    long.map(
      (text, at): Expensive => ({
        name: `searchDocuments ${at + 1} in ${tenant}`,
        request: { path: `/search?q=${encodeURIComponent(text)}&pageSize=200`, tenant },
      }),
    ),
  );
}

/** A search in a field value with 500,000 combining marks. Unicode normalization must sort the marks. */
function combiningMarks(): Expensive {
  const value = `o${'\u0301\u0316'.repeat(250_000)}`;
  const body = JSON.stringify({ fields: [{ name: 'Marks', values: [{ value }] }] });
  return {
    name: 'searchDocuments in a long run of combining marks',
    prepare: (client) => client.send({ method: 'PATCH', path: '/documents/1', tenant: 'texts', headers: json, body }),
    request: { path: '/search?q=the+supplier+x-y', tenant: 'texts' },
    status: 200,
  };
}

function queries(): Expensive[] {
  const bodies: [string, string][] = [
    ['terms of a', query(padded('a', 'b'))],
    [
      'terms of ordinary words',
      query(padded('the supplier shall not be liable for any indirect loss of profit under this agreement ', '?')),
    ],
    [
      'terms of two words each',
      query(
        (index) =>
          `${['the', 'of', 'any', 'loss'][index % 4]} ${['liable', 'profit', 'the', 'not'][(index >> 2) % 4]} ${index.toString(36)[0]}`,
      ),
    ],
    ['terms of blanks', query(padded('a  ', 'b'))],
    ['terms of letters beyond ASCII', query((index) => `é${'ü'.repeat(90)}${index}`)],
    ['all conditions at once', query(padded('liable for any ', '')).replace('{"any":[', '').replace(']}]}', ']}')],
    ['fields', query(padded('a', 'b'), { type: 'field', name: 'Notes', filter: 'containsText' })],
    ['provisions', query(padded('a', 'b'), { type: 'provision', filter: 'containsText' })],
    ['names', query(padded('a', 'b'), { type: 'property', name: 'name', filter: 'containsText' })],
    ['equals', query(padded('a', 'b'), { type: 'property', name: 'name', filter: 'notEquals' })],
    [
      'numbers',
      query((index) => index as unknown as string, { type: 'property', name: 'fileSize', filter: 'greaterThan' }),
    ],
    ['ids', query((index) => String(index), { type: 'property', name: 'documentId', filter: 'equals' })],
    [
      'sorted',
      `{"query":[{"type":"text","filter":"isNotEmpty"}],"sort":[${Array.from({ length: 1_000 }, () => '{"property":"name","order":"desc"}').join(',')}]}`,
    ],
    [
      'a long sort',
      filled(
        '{"query":[{"type":"text","filter":"isNotEmpty"}],"sort":[',
        (at) => `{"property":"${['status', 'path', 'fileType', 'version'][at % 4]}","order":"desc"}`,
        ']}',
      ),
    ],
    ['empty conditions', manyObjects('{"query":', '}')],
    ['unnamed conditions', filled('{"query":[', () => '{"type":"field","filter":"isEmpty"}', ']}')],
    ['alternatives', filled('{"query":[{"any":[', () => '{"any":[{"any":[{}]}]}', ']}]}')],
    ['one deep list', `{"query":${'[{"any":'.repeat(100_000)}[]${'}]'.repeat(100_000)}}`],
    ['one long term', longText('{"query":[{"type":"text","filter":"containsText","terms":[', 'a', ']}]}')],
  ];
  return ['texts', 'library'].flatMap((tenant) =>
    bodies.map(
      ([name, body]): Expensive => ({
        name: `queryDocuments: ${name} in ${tenant}`,
        request: { method: 'POST', path: '/search?pageSize=200', tenant, headers: json, body },
      }),
    ),
  );
}

function fieldUpdates(): Expensive[] {
  const update = (tenant: string, name: string, body: string): Expensive => ({
    name: `updateDocumentFields: ${name}`,
    request: { method: 'PATCH', path: '/documents/1', tenant, headers: json, body },
  });
  return [
    update(
      'texts',
      'new fields',
      filled('{"fields":[', (at) => `{"name":"f${at}","values":[{"value":1}]}`, ']}'),
    ),
    update(
      'texts',
      'new fields of the right type',
      filled('{"fields":[', (at) => `{"name":"f${at}","values":[{"value":"1"}]}`, ']}'),
    ),
    update(
      'texts',
      'values',
      filled('{"fields":[{"name":"Many","values":[', (at) => `{"value":"${at}"}`, ']}]}'),
    ),
    update(
      'texts',
      'one name',
      filled('{"fields":[', () => '{"name":"f","values":[]}', ']}'),
    ),
    update('texts', 'empty objects', manyObjects('{"fields":', '}')),
    update(
      'choices',
      'values that are not allowed',
      filled('{"fields":[{"name":"Choice","values":[', (at) => `{"value":"x${at}"}`, ']}]}'),
    ),
    update(
      'choices',
      'values that are allowed',
      filled('{"fields":[{"name":"Choice","values":[', (at) => `{"value":"choice ${99_999 - at}"}`, ']}]}'),
    ),
  ];
}

function uploads(): Expensive[] {
  const upload = (name: string, file: string, content: () => Buffer, texts: [string, string][] = []): Expensive => ({
    name: `uploadDocument: ${name}`,
    request: () => ({
      method: 'POST',
      path: '/documents',
      tenant: 'plain',
      headers: formType,
      body: form([
        { head: fileHead(file), content: content() },
        ...texts.map(([part, text]) => ({ head: textHead(part), content: text })),
      ]),
    }),
  });
  return [
    upload('text of 8 MB in three bytes a letter', 'a.txt', () => Buffer.from('€'.repeat(2_700_000))),
    upload('text of combining letters', 'a.txt', () => Buffer.from(`a${'\u0301\u0316'.repeat(1_000_000)}`)),
    upload('text of white space', 'a.txt', () => Buffer.from(`a${' \t\n'.repeat(2_000_000)}b`)),
    upload('100 MiB of text', 'a.txt', () => Buffer.alloc(104_857_600, 'word ')),
    upload('fields of a mebibyte', 'a.txt', () => Buffer.from('a'), [
      ['fields', filled('[', (at) => `{"name":"g${at}","values":[]}`, ']', largestBody - 100)],
    ]),
    upload('a long folder', 'a.txt', () => Buffer.from('a'), [['uploadPath', '/'.repeat(largestBody - 100)]]),
    upload('a long name', `${'a.'.repeat(30_000)}txt`, () => Buffer.from('a')),
    upload('a compound file', 'a.doc', () =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000_000)]),
    ),
    upload('XML', 'a.txt', () => Buffer.from(`<?xml version="1.0"?>${'<a>'.repeat(2_000_000)}`)),
    upload('ZIP', 'a.docx', () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(10_000_000, 'PK')])),
  ];
}

function provisions(): Expensive[] {
  const plan = (mode: object, tenant: string) => ({
    method: 'PUT',
    path: `/_sandbox/tenants/${tenant}/job-plans/provision`,
    headers: json,
    body: JSON.stringify(mode),
  });
  const tags = (text: string) => Array.from({ length: 100 }, (_, at) => `${text.repeat(250).slice(0, 250)}${at}`);
  const create = (name: string, provisionTags: string[]) => ({
    method: 'POST',
    path: '/provisions',
    headers: json,
    body: JSON.stringify({ name, provisionTags }),
  });
  const end = (tenant: string): Expensive['request'] => ({ path: `/_sandbox/tenants/${tenant}`, headers: {} });
  return ['texts', 'library'].flatMap((tenant) =>
    (['a', 'the supplier shall ', 'a \n'] as const).flatMap((text, at): Expensive[] => [
      { name: `createProvision ${at + 1} in ${tenant}`, request: { ...create(`by time ${at}`, tags(text)), tenant } },
      {
        name: `a search for provision ${at + 1} ends in ${tenant}`,
        prepare: async (client) => {
          await client.send(plan({ mode: 'immediate' }, tenant));
          await client.send({ ...create(`at once ${at}`, tags(text)), tenant });
        },
        request: end(tenant),
      },
      {
        name: `a search for provision ${at + 1} ends by hand in ${tenant}`,
        prepare: async (client) => {
          await client.send(plan({ mode: 'manual' }, tenant));
          await client.send({ ...create(`by hand ${at}`, [...tags(text).slice(2), 'shall', 'a']), tenant });
        },
        request: {
          method: 'POST',
          path: `/_sandbox/tenants/${tenant}/provision-records/${3 * (at + 1)}/advance`,
          headers: json,
          body: '{}',
        },
      },
    ]),
  );
}

function reads(): Expensive[] {
  const list = (name: string, path: string, tenant = 'library'): Expensive => ({ name, request: { path, tenant } });
  return [
    list('listDocuments, the last page', '/documents?pageSize=200&page=100'),
    list(
      'listDocuments by folder, status and time',
      '/documents?path=%2F&status=READY&modifiedSince=2026-01-06T00:00:00Z&pageSize=200',
    ),
    list('listDocuments, a page beyond all', '/documents?pageSize=200&page=9007199254740991'),
    list('readDocument with provisions', '/documents/2', 'texts'),
    list('listFields', '/fields', 'choices'),
    list('listFields after many updates', '/fields', 'texts'),
    list('listProvisions', '/provisions', 'texts'),
    list('downloadDocument', '/documents/1/content', 'aurora'),
    ...longTexts().map((_, at) =>
      list(`downloadProcessedDocument of long text ${at + 1}`, `/documents/${at + 1}/processed`, 'texts'),
    ),
  ];
}
