import { expect, test } from 'vitest';
import { proxyFor, shownProxy } from './proxies.ts';

const proxy = 'http://proxy.example:3128';

test.each([
  ['http://api.example/v2', { HTTP_PROXY: proxy }, true],
  ['http://api.example', { http_proxy: proxy }, true],
  ['http://api.example', { http_proxy: '', HTTP_PROXY: proxy }, true],
  ['http://api.example', { HTTPS_PROXY: proxy }, false],
  ['https://api.example', { HTTP_PROXY: proxy }, false],
  ['https://api.example', { https_proxy: proxy }, true],
  ['http://api.example', { HTTP_PROXY: 'proxy.example:3128' }, true],
  ['http://api.example', {}, false],
  ['http://api.example', { HTTP_PROXY: proxy, NO_PROXY: '*' }, false],
  ['http://api.example', { HTTP_PROXY: proxy, no_proxy: 'localhost, API.example' }, false],
  ['http://api.example', { HTTP_PROXY: proxy, NO_PROXY: 'other.example,pi.example' }, true],
  ['http://api.example', { HTTP_PROXY: proxy, NO_PROXY: 'api.example:8080' }, true],
  ['http://api.example:8080', { HTTP_PROXY: proxy, NO_PROXY: 'api.example:8080' }, false],
  ['https://api.example', { HTTPS_PROXY: proxy, NO_PROXY: 'api.example:443' }, false],
  ['http://api.eu.example', { HTTP_PROXY: proxy, NO_PROXY: '.eu.example' }, false],
  ['http://api.eu.example', { HTTP_PROXY: proxy, NO_PROXY: '*.eu.example' }, false],
  ['http://eu.example', { HTTP_PROXY: proxy, NO_PROXY: '*.eu.example' }, true],
  ['http://127.0.0.1:4010', { HTTP_PROXY: proxy, NO_PROXY: '127.0.0.1' }, false],
  ['http://[::1]:4010', { HTTP_PROXY: proxy, NO_PROXY: '::1' }, false],
  ['http://10.20.0.7', { HTTP_PROXY: proxy, NO_PROXY: '10.0.0.0/8' }, false],
  ['http://11.0.0.7', { HTTP_PROXY: proxy, NO_PROXY: '10.0.0.0/8' }, true],
  ['http://10.0.0.7', { HTTP_PROXY: proxy, NO_PROXY: '10.0.0.1-10.0.0.9' }, false],
  ['http://10.0.0.7', { HTTP_PROXY: proxy, NO_PROXY: '10.0.0.0/99 10.0.0.1-::1 .7' }, true],
])('a request to %s with %j uses the proxy: %s', (url, env, isUsed) => {
  expect(proxyFor(url, env)?.href).toBe(isUsed ? `${proxy}/` : undefined);
});

test.each(['socks5://proxy.example:1080', 'http://', 'http://a b'])('%j is refused as a proxy', (value) => {
  expect(() => proxyFor('http://api.example', { HTTP_PROXY: value })).toThrow('HTTP_PROXY must be a URL such as');
});

test('the password of a proxy is not shown', () => {
  expect(shownProxy(new URL('http://me:secret@proxy.example:3128'))).toBe(proxy);
});
