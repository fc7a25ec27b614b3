import { expect, test } from 'vitest';
import { baseUrlFaults, faultOfBaseUrl } from './base-url-faults.ts';

test.each(['http://127.0.0.1:4010', 'https://contracts.example/api/v1/', 'HTTPS://contracts.example/@tenant'])(
  '%s is a usable base URL',
  (url) => {
    expect(faultOfBaseUrl(url)).toBeUndefined();
  },
);

test.each([
  ['contracts.example', 'must be a URL that begins with http:// or https://'],
  ['ftp://contracts.example', 'must be a URL that begins with http:// or https://'],
  ['http://', 'must be a valid URL, with a host name and a port of at most 65535'],
  ['http://127.0.0.1:99999', 'must be a valid URL, with a host name and a port of at most 65535'],
  ['http://127.0.0.1/?x=1', 'must not have a query or fragment'],
  ['http://127.0.0.1/#x', 'must not have a query or fragment'],
])('%s is refused', (url, fault) => {
  expect(faultOfBaseUrl(url)).toBe(fault);
});

test.each(['http://user:hunter2@127.0.0.1', 'http://user:hunter2@127.0.0.1:99999', 'user:hunter2@contracts.example'])(
  'the error about %s contains no password',
  (url) => {
    expect(faultOfBaseUrl(url)).toMatch(/^must /);
    expect(faultOfBaseUrl(url)).not.toContain('hunter2');
  },
);

test('the error about a URL with a user name gives the reason', () => {
  expect(faultOfBaseUrl('https://user@contracts.example')).toBe(
    'must not contain a user name or password, because output and reports show the URL',
  );
});

test('both base URLs of a target are checked', () => {
  const baseUrl = { admin: 'https://contracts.example?x=1', documents: 'contracts.example' };
  expect(baseUrlFaults({ baseUrl }).map(({ path }) => path)).toEqual([
    ['baseUrl', 'admin'],
    ['baseUrl', 'documents'],
  ]);
  expect(baseUrlFaults({ baseUrl: 'https://contracts.example' })).toEqual([]);
  expect(baseUrlFaults({})).toEqual([]);
});

test.each([null, 7, '', ['http://here']])('the base URL %j is refused with the form of a base URL', (baseUrl) => {
  const text =
    'baseUrl must be a URL that begins with http:// or https://, or { admin, documents } with one URL for each interface';
  expect(baseUrlFaults({ baseUrl })).toEqual([{ path: ['baseUrl'], text, got: true }]);
});

test('the error about a URL with @ or ? does not show the URL', () => {
  expect(baseUrlFaults({ baseUrl: 'user:hunter2@contracts.example' })[0]).not.toHaveProperty('got');
});
