import { fileHead, filled, form, formType, largestBody, longText, manyObjects, textHead } from './bodies.ts';
import { change, control, type Expensive, get, named } from './expensive.ts';
import { longTexts } from './texts.ts';

export function documentRequests(): Expensive[] {
  return [...searches(), combiningMarks(), ...queries(), ...fieldUpdates(), ...uploads(), ...provisions(), ...reads()];
}

function searches(): Expensive[] {
  const texts = [
    'a',
    'a b c d e f g h i j k l m n o p q r s t',
    'the supplier shall not be liable',
    'agreement of the',
    'a '.repeat(250),
    'e'.repeat(250),
    "shall-not be-liable 'the-supplier' loss,of",
    Array.from({ length: 120 }, (_, at) => `w${at}`).join(' '),
  ];
  return ['library', 'texts', 'aurora'].flatMap((tenant) =>
    texts.map((text, at) => ({
      name: `searchDocuments ${at + 1} in ${tenant}`,
      request: get(`/search?q=${encodeURIComponent(text)}&pageSize=200`, tenant),
    })),
  );
}

function combiningMarks(): Expensive {
  const body = { fields: [{ name: 'Marks', values: [{ value: `o${'\u0301\u0316'.repeat(250_000)}` }] }] };
  return {
    name: 'searchDocuments in a long run of combining marks',
    prepare: (client) => client.send(change('PATCH', '/documents/1', body, 'texts')),
    request: get('/search?q=the+supplier+x-y', 'texts'),
    status: 200,
  };
}

type Term = (index: number, length: number) => string | number;

function query(term: Term, condition: object = { type: 'text', filter: 'containsText' }): string {
  const length = Math.min(1_000, Math.floor((largestBody - 6_000) / 5_000) - 4);
  const any = Array.from({ length: 50 }, (_, at) => ({
    ...condition,
    terms: Array.from({ length: 100 }, (__, index) => term(at * 100 + index, length)),
  }));
  return JSON.stringify({ query: [{ any }] });
}

const padded =
  (sign: string, end: string): Term =>
  (index, length) =>
    sign.repeat(length).slice(0, length - 6 - end.length) + end + index.toString(36).padStart(6, '0');

const twoWords: Term = (index) =>
  `${['the', 'of', 'any', 'loss'][index % 4]} ${['liable', 'profit', 'the', 'not'][(index >> 2) % 4]} ${index % 10}`;

function queries(): Expensive[] {
  const ordinary = 'the supplier shall not be liable for any indirect loss of profit under this agreement ';
  const filled50 = padded('a', 'b');
  const begin = '{"query":[{"type":"text","filter":"isNotEmpty"}],"sort":[';
  const bodies: Readonly<Record<string, string>> = {
    'terms of a': query(filled50),
    'terms of ordinary words': query(padded(ordinary, '?')),
    'terms of two words each': query(twoWords),
    'terms of blanks': query(padded('a  ', 'b')),
    'terms of letters beyond ASCII': query((index) => `é${'ü'.repeat(90)}${index}`),
    'all conditions at once': query(padded('liable for any ', '')).replace('{"any":[', '').replace(']}]}', ']}'),
    fields: query(filled50, { type: 'field', name: 'Notes', filter: 'containsText' }),
    provisions: query(filled50, { type: 'provision', filter: 'containsText' }),
    names: query(filled50, { type: 'property', name: 'name', filter: 'containsText' }),
    equals: query(filled50, { type: 'property', name: 'name', filter: 'notEquals' }),
    numbers: query((index) => index, { type: 'property', name: 'fileSize', filter: 'greaterThan' }),
    ids: query(String, { type: 'property', name: 'documentId', filter: 'equals' }),
    sorted: `${begin}${Array.from({ length: 1_000 }, () => '{"property":"name","order":"desc"}').join(',')}]}`,
    'a long sort': filled(
      begin,
      (at) => `{"property":"${['status', 'path', 'fileType', 'version'][at % 4]}","order":"desc"}`,
      ']}',
    ),
    'empty conditions': manyObjects('{"query":', '}'),
    'unnamed conditions': filled('{"query":[', () => '{"type":"field","filter":"isEmpty"}', ']}'),
    alternatives: filled('{"query":[{"any":[', () => '{"any":[{"any":[{}]}]}', ']}]}'),
    'one deep list': `{"query":${'[{"any":'.repeat(100_000)}[]${'}]'.repeat(100_000)}}`,
    'one long term': longText('{"query":[{"type":"text","filter":"containsText","terms":[', 'a', ']}]}'),
  };
  return ['texts', 'library'].flatMap((tenant) =>
    Object.entries(bodies).map(([name, body]) => ({
      name: `queryDocuments: ${name} in ${tenant}`,
      request: change('POST', '/search?pageSize=200', body, tenant),
    })),
  );
}

function fieldUpdates(): Expensive[] {
  const update = (tenant: string, before: string, item: (at: number) => string, after: string) =>
    change('PATCH', '/documents/1', filled(`{"fields":[${before}`, item, `${after}]}`), tenant);
  const values = (name: string) => `{"name":"${name}","values":[`;
  return named('updateDocumentFields', {
    'new fields': update('texts', '', (at) => `{"name":"f${at}","values":[{"value":1}]}`, ''),
    'new fields of the right type': update('texts', '', (at) => `{"name":"f${at}","values":[{"value":"1"}]}`, ''),
    values: update('texts', values('Many'), (at) => `{"value":"${at}"}`, ']}'),
    'one name': update('texts', '', () => '{"name":"f","values":[]}', ''),
    'values that are not allowed': update('choices', values('Choice'), (at) => `{"value":"x${at}"}`, ']}'),
    'values that are allowed': update('choices', values('Choice'), (at) => `{"value":"choice ${99_999 - at}"}`, ']}'),
  });
}

function uploads(): Expensive[] {
  const upload = (file: string, content: () => Buffer, texts: Record<string, string> = {}) => ({
    method: 'POST',
    path: '/documents',
    tenant: 'plain',
    headers: formType,
    body: form([
      { head: fileHead(file), content: content() },
      ...Object.entries(texts).map(([part, text]) => ({ head: textHead(part), content: text })),
    ]),
  });
  const letter = () => Buffer.from('a');
  const repeated = (text: string, times: number, before = '') => Buffer.from(before + text.repeat(times));
  const fields = filled('[', (at) => `{"name":"g${at}","values":[]}`, ']', largestBody - 100);
  return named('uploadDocument', {
    'text of 8 MB in three bytes a letter': () => upload('a.txt', () => repeated('€', 2_700_000)),
    'text of combining letters': () => upload('a.txt', () => repeated('\u0301\u0316', 1_000_000, 'a')),
    'text of white space': () => upload('a.txt', () => repeated(' \t\n', 2_000_000, 'a')),
    '100 MiB of text': () => upload('a.txt', () => Buffer.alloc(104_857_600, 'word ')),
    'fields of a mebibyte': () => upload('a.txt', letter, { fields }),
    'a long folder': () => upload('a.txt', letter, { uploadPath: '/'.repeat(largestBody - 100) }),
    'a long name': () => upload(`${'a.'.repeat(30_000)}txt`, letter),
    'a compound file': () =>
      upload('a.doc', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000_000)])),
    XML: () => upload('a.txt', () => repeated('<a>', 2_000_000, '<?xml version="1.0"?>')),
    ZIP: () => upload('a.docx', () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(10_000_000, 'PK')])),
  });
}

function provisions(): Expensive[] {
  const plan = (tenant: string, mode: string) => control('PUT', `/${tenant}/job-plans/provision`, { mode });
  const create = (tenant: string, name: string, provisionTags: string[]) =>
    change('POST', '/provisions', { name, provisionTags }, tenant);
  const searched = ['a', 'the supplier shall ', 'a \n'].map((text, at) => ({
    number: at + 1,
    tags: Array.from({ length: 100 }, (_, tag) => `${text.repeat(250).slice(0, 250)}${tag}`),
  }));
  return ['texts', 'library'].flatMap((tenant) =>
    searched.flatMap(({ number, tags }): Expensive[] => [
      { name: `createProvision ${number} in ${tenant}`, request: create(tenant, `by time ${number}`, tags) },
      {
        name: `a search for provision ${number} ends in ${tenant}`,
        prepare: async (client) => {
          await client.send(plan(tenant, 'immediate'));
          await client.send(create(tenant, `at once ${number}`, tags));
        },
        request: get(`/_sandbox/tenants/${tenant}`),
      },
      {
        name: `a search for provision ${number} ends by hand in ${tenant}`,
        prepare: async (client) => {
          await client.send(plan(tenant, 'manual'));
          await client.send(create(tenant, `by hand ${number}`, [...tags.slice(2), 'shall', 'a']));
        },
        request: control('POST', `/${tenant}/provision-records/${3 * number}/advance`, {}),
      },
    ]),
  );
}

function reads(): Expensive[] {
  const since = 'path=%2F&status=READY&modifiedSince=2026-01-06T00:00:00Z';
  return named('read', {
    'the last page of documents': get('/documents?pageSize=200&page=100', 'library'),
    'documents by folder, status and time': get(`/documents?${since}&pageSize=200`, 'library'),
    'a page beyond all documents': get('/documents?pageSize=200&page=9007199254740991', 'library'),
    'a document with provisions': get('/documents/2', 'texts'),
    fields: get('/fields', 'choices'),
    'fields after many updates': get('/fields', 'texts'),
    provisions: get('/provisions', 'texts'),
    'the content of a document': get('/documents/1/content', 'aurora'),
    ...Object.fromEntries(
      longTexts().map((_, at) => [`long text ${at + 1} as a PDF`, get(`/documents/${at + 1}/processed`, 'texts')]),
    ),
  });
}
