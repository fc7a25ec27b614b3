import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeReports } from '../../reporting/certify/write.ts';
import { preventsCertificate } from '../case/outcome.ts';
import { cases } from '../cases/index.ts';
import type { RunRecord } from '../record/run-record.ts';
import { keys, startFakeServer } from './fake/published/server.ts';
import { askable, runOn } from './fake/run-on.ts';
import type { Running } from './fake/service/start.ts';

let server: Running;
let record: RunRecord;

beforeAll(async () => {
  server = await startFakeServer({ users: 520 });
  // The job deadline is long, because jobs can be slow on a busy machine.
  const pace = { jobDeadline: 60_000 };
  record = await runOn(server.url, { cases: askable(cases), verdicts: ['stated'], pace });
});

afterAll(() => server.close());

test('a server that meets the stated requirements passes every case that applies to it', () => {
  const short = record.cases.filter(({ outcome }) => preventsCertificate(outcome));
  expect(short.map(({ id, outcome, reason }) => `${id}: ${outcome}: ${reason}`)).toEqual([]);
  expect(record.cases.length).toBeGreaterThan(40);
});

test('the published verdict requires more than the stated verdict', async () => {
  const strict = askable(cases).filter(({ id }) => id === 'admin-rejections-unknown-parameter');
  const published = await runOn(server.url, { cases: strict, verdicts: ['published'] });
  expect(published.cases.map(({ outcome }) => outcome)).toEqual(['failed']);
});

test('nothing of the run is left behind', () => {
  expect(record.cleanup.created).toBeGreaterThan(40);
  expect(record.cleanup.left).toEqual([]);
  expect(record.cleanup.removed).toBe(record.cleanup.created);
});

test('no report contains a credential or a token', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const texts = await Promise.all((await writeReports(record, folder)).map((file) => readFile(file, 'utf8')));
  await rm(folder, { recursive: true });
  const secrets = [...Object.keys(keys), 'eyJhbGciOiJIUzI1NiI'];
  expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
});
