import { expect, test } from 'vitest';
import { loadRules } from '../rules/load-rules.ts';
import { sampleExchange, sampleRecord } from '../testing/sample-record.ts';
import { inLanguage, libraryOf, loadSketches } from './make-record.ts';

test.each(['python', 'go', 'java', 'php', 'csharp'] as const)('%s has one sketch for each rule', (language) => {
  const sketches = loadSketches(language);
  expect(Object.keys(sketches).sort()).toEqual(
    loadRules()
      .map(({ id }) => id)
      .sort(),
  );
  for (const sketch of Object.values(sketches)) expect(sketch).toMatch(/\S/);
});

const host = { host: 'a' };
const ruby = { 'accept-encoding': 'gzip', accept: '*/*', 'user-agent': 'Ruby', ...host };
const node = { host: 'a', connection: 'keep-alive', accept: '*/*', 'user-agent': 'node' };

test.each([
  ['go', 'net/http', { ...host, 'user-agent': 'Go-http-client/1.1' }],
  ['java', 'HttpURLConnection', { 'user-agent': 'Java/17.0.15', ...host }],
  ['java', 'HttpClient of Java', { connection: 'Upgrade', ...host, 'user-agent': 'Java-http-client/17' }],
  ['php', 'curl of PHP', { ...host, accept: '*/*', 'x-api-key': '***' }],
  ['php', 'streams of PHP', { ...host, connection: 'close', 'x-api-key': '***' }],
  ['python', 'http.client', { ...host, 'accept-encoding': 'identity', 'x-api-key': '***' }],
  ['python', 'requests', { ...host, 'user-agent': 'python-requests/2.34' }],
  ['csharp', 'HttpClient of .NET', { 'x-api-key': '***', 'content-length': '0', ...host }],
  ['typescript', 'Node.js fetch', node],
  ['typescript', 'got', { 'user-agent': 'got (https://github.com/sindresorhus/got)', ...host }],
  [undefined, 'net/http of Ruby', ruby],
  [undefined, 'curl', { ...host, 'user-agent': 'curl/7.88.1', accept: '*/*' }],
  [undefined, undefined, { authorization: '***', host: 'a', connection: 'keep-alive' }],
])('the language %s is recognized by the requests of %s', (language, name, headers) => {
  const request = { headers, body: null, bytes: 0, isCut: false };
  const library = libraryOf([sampleExchange({ id: 1, request })]);
  expect([library?.language, library?.name]).toEqual([language, name]);
});

test('a failed rule has the sketch of the language and names the switch of the HTTP library', () => {
  const request = { headers: { 'user-agent': 'Java/17', ...host }, body: null, bytes: 0, isCut: false };
  const library = libraryOf([sampleExchange({ id: 1, request })]);
  const shown = (failed: string[]) =>
    sampleRecord(failed).rules.flatMap((rule) =>
      rule.id === 'robust-creation-not-repeated' ? inLanguage([rule], 'java', library) : [],
    );
  const [[failed], [passed]] = [shown(['robust-creation-not-repeated']), shown([])];
  expect(failed?.sketch).toBe('if (find(name)) return; // the first attempt was processed');
  expect(failed?.remedy).toMatch(/switch that off\. HttpURLConnection .* sun\.net\.http\.retryPost to false\.$/);
  expect(passed?.remedy).toMatch(/switch that off\.$/);
});
