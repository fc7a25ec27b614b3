import type { Expensive } from '../expensive.ts';
import {
  form,
  formType,
  json,
  jsonApi,
  largestHead,
  longText,
  manyMembers,
  manyObjects,
  nested,
  textHead,
} from './bodies.ts';

const long = (text: string) => text.repeat(Math.floor(largestHead / text.length));

/** Returns requests with the longest allowed headers, URLs and forms, and with many violations of rules. */
export function protocolRequests(): Expensive[] {
  const download = '/documents/1/content';
  const heads: [string, Record<string, string>][] = [
    ['Range of blanks', { range: `bytes=${' '.repeat(largestHead)}x` }],
    ['Range of tabs before the hyphen', { range: `bytes=1${'\t'.repeat(largestHead)}x` }],
    ['Range of digits', { range: `bytes=${'1'.repeat(largestHead)}x` }],
    ['If-None-Match of commas', { 'if-none-match': long(',') }],
    ['If-None-Match of weak tags', { 'if-none-match': long('W/"a", ') }],
    ['Prefer of pairs', { prefer: long('a="b";') }],
    ['Prefer of quotes', { prefer: `code="${'"'.repeat(largestHead)}` }],
    ['Prefer with a long job-after', { prefer: `job-after=${'1'.repeat(largestHead)}` }],
    ['Content-Type of parameters', { 'content-type': `application/json${long(';a=b')}` }],
    ['Content-Type of blanks', { 'content-type': `application/json;${' '.repeat(largestHead)}x` }],
    ['Accept of types', { accept: long('a/b;q=0.1, ') }],
    ['Cookie of pairs', { cookie: long('a=b; ') }],
  ];
  return [
    ...heads.map(
      ([name, headers]): Expensive => ({
        name: `head: ${name}`,
        request: { path: download, tenant: 'aurora', headers },
      }),
    ),
    ...[`Bearer ${' '.repeat(largestHead)}x`, `Bearer ${long('a.')}`, `Bearer eyJhbGciOiJIUzI1NiJ9.${long('A')}.x`].map(
      (authorization, at): Expensive => ({
        name: `head: Authorization ${at + 1}`,
        request: { path: '/fields', headers: { authorization } },
      }),
    ),
    ...[
      long('/a'),
      `/${long('a')}`,
      long('%41'),
      `/v2/admin/users?${long('a&')}`,
      `/v2/admin/users?${long('page[size]=1&')}`,
    ].map(
      (path, at): Expensive => ({
        name: `address ${at + 1} of 14,000 bytes`,
        request: { path: path.startsWith('/') ? path : `/documents/${path}`, tenant: 'aurora' },
      }),
    ),
    ...(
      [
        ['members', manyMembers],
        ['nested lists', nested],
        ['empty objects', manyObjects('{"data":{"type":"departments","attributes":', '}}')],
        ['a long name', longText('{"data":{"type":"departments","attributes":{"name":', 'a', '}}}')],
        ['a name of white space', longText('{"data":{"type":"departments","attributes":{"name":', ' ', '}}}')],
        ['a name of slashes', longText('{"data":{"type":"departments","attributes":{"name":', '/a', '}}}')],
        ['a long member', longText('{', 'a', ':1}')],
      ] as const
    ).map(
      ([name, body]): Expensive => ({
        name: `body: a department of ${name}`,
        request: { method: 'POST', path: '/v2/admin/departments', tenant: 'plain', headers: jsonApi, body },
      }),
    ),
    {
      name: 'body: members where none is taken',
      request: {
        method: 'POST',
        path: '/v2/admin/users/import/1/cancel',
        tenant: 'plain',
        headers: jsonApi,
        body: manyMembers,
      },
    },
    ...formRequests(),
    {
      name: 'body: a mebibyte without an operation',
      request: { method: 'POST', path: '/nowhere', tenant: 'plain', headers: json, body: manyMembers },
    },
  ];
}

function formRequests(): Expensive[] {
  const upload = { method: 'POST', path: '/documents', tenant: 'plain' } as const;
  const parts = (count: number, head: (index: number) => string) =>
    form(Array.from({ length: count }, (_, index) => ({ head: head(index), content: '' })));
  return [
    {
      name: 'form: 200,000 empty parts',
      request: () => ({ ...upload, headers: formType, body: parts(200_000, (at) => textHead(`p${at}`)) }),
    },
    {
      name: 'form: parts with long heads',
      request: () => ({ ...upload, headers: formType, body: parts(50, () => textHead('a\\"'.repeat(20_000))) }),
    },
    {
      name: 'form: a head of parameters',
      request: () => ({
        ...upload,
        headers: formType,
        body: parts(50, () => `Content-Disposition: form-data${';a=b'.repeat(15_000)}`),
      }),
    },
    {
      name: 'form: a head of blanks',
      request: () => ({
        ...upload,
        headers: formType,
        body: parts(50, () => `Content-Disposition: form-data;${' '.repeat(60_000)}x`),
      }),
    },
    {
      name: 'form: a boundary of blanks',
      request: () => ({
        ...upload,
        headers: { 'content-type': `multipart/form-data;${' '.repeat(largestHead)}x` },
        body: 'x',
      }),
    },
  ];
}
