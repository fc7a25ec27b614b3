import { describe, expect, it } from 'vitest';
import { prepare } from './prepare.ts';
import { bodyText } from './request-body.ts';

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

  it('has the media type of the binding', () => {
    const binding = { method: 'POST', path: '/token', contentType: form, body: { key: '{apiKey}' } } as const;
    expect(prepare(binding, { apiKey: 'k 1' })).toMatchObject({ body: 'key=k+1', headers: { 'content-type': form } });
  });

  it('booleans have the spelling of the binding', () => {
    const inputs = { includeDeleted: { true: 'yes', false: 'no' } };
    const binding = { method: 'GET', path: '/users', query: { deleted: '{includeDeleted}' }, inputs } as const;
    expect(prepare(binding, { includeDeleted: false }).query).toEqual([['deleted', 'no']]);
  });
});
