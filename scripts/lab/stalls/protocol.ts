import { form, formType, json, largestHead, manyMembers, textHead } from './bodies.ts';
import { change, type Expensive, get, named } from './expensive.ts';

const long = (text: string) => text.repeat(Math.floor(largestHead / text.length));
const blanks = ' '.repeat(largestHead);

const heads: Readonly<Record<string, Record<string, string>>> = {
  'Range of blanks': { range: `bytes=${blanks}x` },
  'Range of tabs before the hyphen': { range: `bytes=1${'\t'.repeat(largestHead)}x` },
  'Range of digits': { range: `bytes=${long('1')}x` },
  'If-None-Match of commas': { 'if-none-match': long(',') },
  'If-None-Match of weak tags': { 'if-none-match': long('W/"a", ') },
  'Prefer of pairs': { prefer: long('a="b";') },
  'Prefer of quotes': { prefer: `code="${long('"')}` },
  'Prefer with a long job-after': { prefer: `job-after=${long('1')}` },
  'Content-Type of parameters': { 'content-type': `application/json${long(';a=b')}` },
  'Content-Type of blanks': { 'content-type': `application/json;${blanks}x` },
  'Accept of types': { accept: long('a/b;q=0.1, ') },
  'Cookie of pairs': { cookie: long('a=b; ') },
  'Authorization of blanks': { authorization: `Bearer ${blanks}x` },
  'Authorization of parts': { authorization: `Bearer ${long('a.')}` },
  'Authorization of claims': { authorization: `Bearer eyJhbGciOiJIUzI1NiJ9.${long('A')}.x` },
};

const addresses = [long('/a'), `/${long('a')}`, `/documents/${long('%41')}`].concat(
  ['a&', 'page[size]=1&'].map((query) => `/v2/admin/users?${long(query)}`),
);

const partHeads: Readonly<Record<string, () => string>> = {
  'long heads': () => textHead('a\\"'.repeat(20_000)),
  'a head of parameters': () => `Content-Disposition: form-data${';a=b'.repeat(15_000)}`,
  'a head of blanks': () => `Content-Disposition: form-data;${' '.repeat(60_000)}x`,
};

export function protocolRequests(): Expensive[] {
  const upload = { method: 'POST', path: '/documents', tenant: 'plain' };
  const parts = (count: number, head: (at: number) => string) =>
    form(Array.from({ length: count }, (_, at) => ({ head: head(at), content: '' })));
  return [
    ...Object.entries(heads).map(([name, headers]) => ({
      name: `head: ${name}`,
      request: { ...get('/documents/1/content', 'aurora'), headers },
    })),
    ...addresses.map((path, at) => ({ name: `address ${at + 1} of 14,000 bytes`, request: get(path, 'aurora') })),
    ...named('body', {
      'members where none is taken': change('POST', '/v2/admin/users/import/1/cancel', manyMembers, 'plain'),
      'a mebibyte without an operation': change('POST', '/nowhere', manyMembers, 'plain'),
      'one deep list of conditions': change('POST', '/search', `{"query":${'[{"any":'.repeat(100_000)}`, 'texts'),
    }),
    ...named('form', {
      '200,000 empty parts': () => ({ ...upload, headers: formType, body: parts(200_000, (at) => textHead(`p${at}`)) }),
      'a boundary of blanks': { ...upload, headers: { 'content-type': `multipart/form-data;${blanks}x` }, body: 'x' },
      'JSON as a form': { ...upload, headers: json, body: manyMembers },
    }),
    ...Object.entries(partHeads).map(([name, head]) => ({
      name: `form: ${name}`,
      request: () => ({ ...upload, headers: formType, body: parts(50, head) }),
    })),
  ];
}
