import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { kitOf } from '../conformance/record/kit.ts';
import type { ObservationRecord } from '../conformance/record/observations.ts';
import { recordOf } from '../reporting/certify/testing/record-of.ts';
import { runHere } from './testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'observe-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

function fileOf(content: unknown): string {
  const file = join(folder, `${++files}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const secret = 's3cret-Value';

function entry(change: { url?: string; status?: number; text?: string } = {}) {
  const {
    url = 'https://one.example/documents/7',
    status = 204,
    text = JSON.stringify({ error: secret, code: 'GONE' }),
  } = change;
  const headers = [
    { name: 'Authorization', value: `Bearer ${secret}` },
    { name: 'Content-Type', value: 'application/json' },
  ];
  const content = { mimeType: 'application/json', encoding: 'base64', text: Buffer.from(text).toString('base64') };
  return { request: { method: 'DELETE', url, headers }, response: { status, headers, content } };
}

const har = (...entries: unknown[]) => ({ log: { version: '1.2', entries } });

async function observe(...parameters: string[]) {
  const report = join(folder, `report-${++files}`);
  const run = await runHere('observe', ...parameters, '--report', report);
  const read = (name: string) => readFileSync(join(report, name), 'utf8');
  const texts = () => ({ json: read('observations.json'), html: read('observations.html') });
  return {
    ...run,
    texts,
    json: () => JSON.parse(read('observations.json')) as ObservationRecord,
    file: join(report, 'observations.json'),
  };
}

const row = ({ decisions }: ObservationRecord, id: string) => decisions.find(({ decision }) => decision === id);

test('a HAR file shows decisions, and no secret and no value reaches the files or the terminal', async () => {
  const other = { ...entry(), request: { method: 'GET', url: 'https://cdn.example/logo.png' } };
  const file = fileOf(
    har(entry({ url: `https://one.example/documents/${secret}?token=${secret}` }), entry({ status: 404 }), other),
  );
  const { status, stdout, texts, json } = await observe(file);
  expect(status).toBe(0);
  expect(row(json(), 'D-74')).toMatchObject({ agree: 1, differ: 0, of: 1 });
  expect(row(json(), 'D-60')).toMatchObject({ agree: 1 });
  expect(stdout).toMatch(/^✓ D-74 {2}deleting a document: agrees$/m);
  expect(stdout).toMatch(/^Of 80 decisions: \d+ agree, \d+ differ, \d+ not observed\.$/m);
  expect(texts().json).toContain('DELETE /documents/***?token=***');
  expect(texts().html).toContain('DELETE /documents/***');
  expect(JSON.stringify(texts()) + stdout).not.toContain(secret);
  expect(json().services[0]?.service).toBe('one.example');
});

test('observations of services are merged, and those of one service count together', async () => {
  const good = await observe(fileOf(har(entry())), '--service', 'One');
  const bad = fileOf(har(entry({ url: 'http://two.example/api/documents/7', status: 200 })));
  const two = await observe(bad, '--service', 'Two', '--base-url', 'http://two.example/api/');
  const both = await observe(good.file, two.file, good.file);
  expect(row(both.json(), 'D-74')).toEqual({
    decision: 'D-74',
    subject: 'deleting a document',
    agree: 1,
    differ: 1,
    of: 2,
  });
  expect(both.stdout).toContain('△ D-74  deleting a document: 1 of 2 services agree');
  const [one] = both.json().services;
  const sentences = one?.decisions.find(({ decision }) => decision === 'D-74')?.sentences;
  expect(sentences?.find(({ standing }) => standing === 'agrees')?.agreed).toBe(2);
  expect(both.texts().html).toContain('<h3>Two</h3>');
  const differing = 'Two does otherwise (1 time, for example deleteDocument with the status 200).</span></summary>';
  expect(both.texts().html).toContain(`A deletion is answered with 204. ${differing}`);
  expect(good.texts().html).toContain(
    'A deletion is answered with 204. The service does this (1 time).</span></summary>',
  );
  expect(good.texts().html).toMatch(/<p class="finding bare"><b>D-32<\/b> .* Not observed\.<\/span><\/p>/);
  const same = await observe(good.file, bad, '--service', 'One', '--base-url', 'http://two.example/api/');
  const merged = same.json().services.flatMap(({ decisions }) => decisions.flatMap(({ sentences: all }) => all));
  const deletion = merged.find(({ says }) => says === 'A deletion is answered with 204.');
  expect(deletion).toMatchObject({ agreed: 1, differed: 1, evidence: { exchange: { status: 200 } } });
});

test('a certification run shows the decisions of its test cases', async () => {
  const record = { ...recordOf({ 'job-ended-stays': { outcome: 'failed', reason: secret } }), kit: kitOf([]) };
  const { json, texts } = await observe(fileOf(record));
  expect(row(json(), 'D-41')).toMatchObject({ differ: 1 });
  expect(JSON.stringify(texts())).not.toContain(secret);
});

test.each<[name: string, content: unknown, message: RegExp]>([
  ['broken JSON', '{"log":', /is not valid JSON\. Expected report\.json of "cps certify", a HAR file, or/],
  ['another kind of JSON', [1], /is of no known kind\. Expected/],
  ['an empty HAR file', har(), /has no requests: "log\.entries" of a HAR file must be a list with at least one entry/],
  [
    'a HAR file of another service',
    har(entry({ url: 'http://a.example/x' })),
    /none of 1 requests is a request of the contract/,
  ],
  ['broken entries', har(7, {}, { request: { url: 'nowhere' } }), /none of 3 requests is a request of the contract/],
  [
    'two hosts',
    har(entry(), entry({ url: 'http://two.example/documents/7' })),
    /requests to https:\/\/one\.example, http:\/\/two\.example; choose one with --base-url/,
  ],
  [
    'a later version',
    { schema: 'contract-platform-kit/run/v2' },
    /has an unknown format, "contract-platform-kit\/run\/v2"\. Expected/,
  ],
  ['an incomplete report', { schema: 'contract-platform-kit/run/v1' }, /is not the record of a run by "cps certify"/],
  [
    'a report of another contract',
    recordOf({}),
    /was written by another version \(.*\) with another contract\. Repeat the run/,
  ],
  [
    'observations by other rules',
    {
      schema: 'contract-platform-kit/observations/v1',
      rulesDigest: 'sha256:0',
      services: [{ service: 'a', decisions: [] }],
      decisions: [],
    },
    /was written by a version with other rules\. Observe the runs again/,
  ],
])('%s is refused with the reason', async (_, content, message) => {
  const file = fileOf(content);
  const { status, stderr, stdout } = await observe(file);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(file);
  expect(stderr).toMatch(message);
});

test('files in which nothing is observed end with an error, and nothing is written', async () => {
  const run = { ...recordOf({}), kit: kitOf([]), cases: [] };
  const { status, stdout, stderr, file } = await observe(fileOf(run));
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('no request shows a decision of the contract, so nothing is written');
  expect(existsSync(file)).toBe(false);
});

test('a file of more than 64 MiB is refused without reading it', async () => {
  const large = fileOf('{');
  truncateSync(large, 65 * 2 ** 20);
  const { status, stderr } = await observe(large);
  expect(status).toBe(2);
  expect(stderr).toContain(`${large} cannot be read: it has 65 MiB, and at most 64 MiB are read`);
});

test('a missing file is refused', async () => {
  const { status, stderr } = await observe(join(folder, 'missing.json'));
  expect(status).toBe(2);
  expect(stderr).toMatch(/missing\.json cannot be read/);
});
