import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';

const moment = '2026-01-15T09:00:00.000Z';
const file = Buffer.from('what was agreed');
const hash = createHash('sha256').update(file).digest('hex');
const rows: Record<string, Record<string, unknown>> = parse(
  readFileSync(new URL('../testing/archive-rows.yaml', import.meta.url), 'utf8'),
);

const hostile: Record<string, string> = {
  'an empty text': '',
  'half of a surrogate pair': 'a\ud800b',
  '100,000 characters': 'x'.repeat(100_000),
  'a header line': 'a\r\nX-Injected: 1',
  'quotation marks': 'a"; filename="b.exe',
  'control characters': 'a\u0000\u001b[2J\u0008\uffff',
  'a path': '../../../a/b\\c',
  'a formula': '=HYPERLINK("http://a")',
  markup: '</si><script>]]>&x;',
  'wide characters': '\u{1f600}\u202e\u0301'.repeat(60),
  'percent signs': '%00%zz%',
};

function textsIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...at, key]));
}

function archiveWith(changed: Record<string, object>): string {
  const entries = Object.entries({ ...rows, ...changed });
  const counts = Object.fromEntries(entries.map(([name]) => [name, 1]));
  const head = { format: 'contract-platform-world', version: 1, kit: '0.1.0', tenant: 'trial', takenAt: moment };
  return [
    { ...head, worldVersion: 1, rows: counts, files: 1 },
    ...entries.map(([collection, row]) => ({ collection, row })),
    { file: hash, size: file.length },
    { bytes: file.toString('base64') },
    { end: true },
    '',
  ]
    .map((line) => (line === '' ? '' : JSON.stringify(line)))
    .join('\n');
}

const collections = 'users departments folders grants roles jobs imports fields provisions documents directory'.split(
  ' ',
);
const ofTenant = [
  '',
  '/state',
  '/job-plans',
  '/faults',
  '/work',
  '/clock',
  '/documents/1/text',
  '/snapshots',
  ...collections.map((name) => `/rows?collection=${name}`),
];
const ofClients = [
  ...'users users/export users/import users/import/1 users/import/1/errors users/import/1/summary/errors'.split(' '),
  ...['departments', 'departments/1', 'roles?filter[type]=custom', 'jobs/1', 'access?filter[type]=folder&filter[id]=1'],
].map((path) => `/v2/admin/${path}`);
const ofDocuments =
  '/fields /provisions /provision-records/1 /documents /documents/1 /documents/1/content /documents/1/processed /documents/docsetid/1 /search?q=agreed'.split(
    ' ',
  );

const sandbox = openSandbox(moment);
beforeAll(() => sandbox.send('POST', '/_sandbox/tenants', { body: { id: 'trial' } }));
afterAll(() => sandbox.app.close());
const base = '/_sandbox/tenants/trial';
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers = {}) =>
  sandbox.send(method, path, { headers, ...(body !== undefined && { body }) });
const send = (archive: string) =>
  ask('PUT', `${base}/snapshots/sent/archive`, archive, { 'content-type': 'application/x-ndjson' });

async function failedReads(): Promise<string[]> {
  const failed: string[] = [];
  const read = async (path: string, headers = {}) => {
    const { status, body } = await ask('GET', path, undefined, headers);
    if (status !== 200) failed.push(`${path} ${status} ${JSON.stringify(body).slice(0, 200)}`);
    return body;
  };
  const restored = await ask('POST', `${base}/snapshots/sent/restore`);
  expect([restored.status, restored.body]).toMatchObject([200, {}]);
  for (const path of ofTenant) await read(base + path);
  const archive = await read(`${base}/snapshots/sent/archive`);
  expect((await send(archive)).status).toBe(200);
  const { body } = await ask('POST', '/auth/token', undefined, { 'x-api-key': 'trial-admin-key' });
  const headers = { authorization: `Bearer ${body.token}` };
  for (const path of [...ofClients, ...ofDocuments]) await read(path, headers);
  return failed;
}

test('an archive with one row of each collection is accepted and can be read', async () => {
  expect((await send(archiveWith({}))).body).toMatchObject({ name: 'sent' });
  expect(await failedReads()).toEqual([]);
});

function withText(value: unknown, [step, ...rest]: (string | number)[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(step), withText(value[Number(step)], rest, text));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: withText(object[step], rest, text) };
}

const upload = (collection: string, row: unknown) => send(archiveWith({ [collection]: row as object }));

async function isAccepted(collection: string, row: unknown): Promise<boolean> {
  const before = await ask('GET', `${base}/snapshots`);
  const { status, body } = await upload(collection, row);
  if (status < 300) return true;
  expect([status, body.code]).toEqual([400, 'ARCHIVE BROKEN']);
  expect(body.detail).toMatch(new RegExp(`^line \\d+: .*${collection}`, 's'));
  expect((await ask('GET', `${base}/snapshots`)).body).toEqual(before.body);
  return false;
}

describe.each(Object.entries(rows))('in a row of %s', (collection, row) => {
  test.each(Object.entries(hostile))('%s is refused, or can be read everywhere', async (_what, text) => {
    let changed: unknown = row;
    for (const place of textsIn(row).filter(([member]) => member !== 'key')) {
      if (await isAccepted(collection, withText(row, place, text))) changed = withText(changed, place, text);
    }
    if (changed === row) return;
    expect((await upload(collection, changed)).status).toBe(200);
    expect(await failedReads()).toEqual([]);
  });
});

test('a row that is nested too deeply is refused', async () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
  for (const row of [deep, { ...rows['jobs'], payload: deep }, { ...rows['users'], email: deep }]) {
    const { status, body } = await upload('jobs', row);
    expect([status, body.detail]).toEqual([400, 'line 14: it is nested more than 100 levels deep']);
  }
  const text = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect((await upload('importParts', { ...rows['importParts'], rows: text })).status).toBe(400);
});

test('a document with another size than its file is refused', async () => {
  const { status, body } = await upload('documents', { ...rows['documents'], fileSize: 16 });
  const detail = 'line 25: the document 1 has the fileSize 16, its file has 15 bytes';
  expect([status, body.detail]).toEqual([400, detail]);
});
