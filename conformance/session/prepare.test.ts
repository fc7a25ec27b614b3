import { describe, expect, it, test } from 'vitest';
import type { Binding } from '../target/types.ts';
import { bodyText, prepare } from './prepare.ts';

const form = 'application/x-www-form-urlencoded';

describe('the body of a request', () => {
  it.each([
    ['JSON', 'application/json', { name: 'a' }, '{"name":"a"}'],
    ['JSON of a suffix, also of a text', 'application/vnd.api+json; charset=utf-8', 'a', '"a"'],
    [
      'a form',
      form,
      { grant_type: 'client_credentials', key: 'a b&c', none: null },
      'grant_type=client_credentials&key=a+b%26c',
    ],
    ['a form with a list', `${form}; charset=UTF-8`, { id: ['1', '2'], n: 3 }, 'id=1&id=2&n=3'],
    ['a plain text', 'text/plain', 'key-1', 'key-1'],
  ])('is %s', (_what, contentType, filled, wanted) => {
    expect(bodyText(filled, contentType)).toBe(wanted);
  });

  it('the body is omitted if its only input is missing', () => {
    expect(bodyText(undefined, 'application/json')).toBeUndefined();
  });

  it('booleans have the spelling of the binding', () => {
    const inputs = { includeDeleted: { true: 'yes', false: 'no' } };
    const binding = { method: 'GET', path: '/users', query: { deleted: '{includeDeleted}' }, inputs } as const;
    expect(prepare(binding, { includeDeleted: false }).query).toEqual([['deleted', 'no']]);
  });
});

const file = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff]);
const inputs = { file, fileName: 'a.pdf' };
const post: Binding = { method: 'POST', path: '/files' };

test('a file is the whole body, with the media type of its name', () => {
  const prepared = prepare({ ...post, body: '{file}' }, inputs);
  expect(prepared).toMatchObject({ body: file, headers: { 'content-type': 'application/pdf' } });
});

test('a file is base64 in JSON', () => {
  const { body } = prepare({ ...post, body: { name: '{fileName}', data: '{base64(file)}' } }, inputs);
  expect(JSON.parse(String(body))).toEqual({ name: 'a.pdf', data: file.toString('base64') });
});

test('a file is a part of a form', () => {
  const { multipart } = prepare(
    { ...post, multipart: { upload: { content: '{file}', fileName: '{fileName}' } } },
    inputs,
  );
  expect(multipart).toEqual([{ name: 'upload', value: file, fileName: 'a.pdf' }]);
});

test('a header of a credential is left out for a caller without one', () => {
  const binding: Binding = { ...post, headers: { Authorization: "Basic {base64(join(':', [client, secret]))}" } };
  expect(prepare(binding, { client: 'a', secret: 'b' }).headers).toEqual({ Authorization: 'Basic YTpi' });
  expect(prepare(binding, {}).headers).toEqual({});
});

const byName = '{from_items(fields[].[name, values[0]])}';
const both = '{field && {field: field, equals: value}}';
const term = { fields: [{ name: 'Term', values: ['yearly'] }] };

test.each([
  [{ fields: byName }, term, { fields: { Term: 'yearly' } }],
  [{ fields: '{to_string(from_items(fields[].[name, values[0]]))}' }, term, { fields: '{"Term":"yearly"}' }],
  [{ all: [{ contains: '{text}' }, both] }, { text: 'a' }, { all: [{ contains: 'a' }] }],
  [{ all: ['{text}', both] }, { text: 'a', field: 'b', value: 'c' }, { all: ['a', { field: 'b', equals: 'c' }] }],
])('the form %j of the guide makes of %j the body %j', (body, given, wanted) => {
  expect(JSON.parse(String(prepare({ ...post, body }, given).body))).toEqual(wanted);
});
