import { expect, test } from 'vitest';
import { operationTable } from '../../src/contract/operation.ts';
import type { JournalExchange } from '../../src/journal/exchange.ts';
import { logEntry, logLines } from './log.ts';

const time = Date.parse('2026-01-15T09:00:00.000Z');
const exchange: JournalExchange = {
  entry: operationTable.updateDepartmentMembers,
  method: 'PATCH',
  url: '/v2/admin/departments/12/members',
  requestId: 'r',
  hostTime: time,
  tenant: 'aurora',
  tenantTime: time + 3_600_000,
  caller: { userId: '2', role: 'admin' },
  duration: 3.06,
  request: { headers: [], body: null, bytes: 0 },
  answer: { status: 202, headers: [], body: null, bytes: 0 },
  due: [],
  faults: [],
};
const job = { machine: 'job', subject: '1', kind: 'members', status: 'running', at: time } as const;
const unmatched = { ...exchange, entry: null, tenant: null, tenantTime: null };

const plain = { columns: 80, isColourful: false };

test('a request is one line of 80 columns by the time of its tenant', () => {
  expect(logLines(logEntry(exchange), plain)).toEqual([
    '10:00:00 aurora   PATCH  202    3.1 …artments/12/members updateDepartmentMembers',
  ]);
});

test.each([
  ['an operation', exchange],
  ['a long path', { ...exchange, url: `/documents/docid/${'x'.repeat(300)}` }],
  ['a long operation', { ...exchange, entry: operationTable.readUserImportSummaryErrors }],
  ['no operation', unmatched],
  ['a long name of a tenant', { ...exchange, tenant: 'a-tenant-of-a-long-name' }],
  ['much that came due', { ...exchange, due: Array(50).fill(job) }],
])('%s keeps within 80 columns', (_name, each) => {
  for (const line of logLines(logEntry(each), plain)) expect(line.length).toBeLessThanOrEqual(80);
});

test('applied transitions are on separate lines before the request', () => {
  const [due] = logLines(logEntry({ ...exchange, due: [job, { ...job, machine: 'document' }] }), plain);
  expect(due).toBe('10:00:00 aurora   due    job 1, document 1');
});

test('a status has a colour on a terminal alone', () => {
  expect(logLines(logEntry(exchange), plain)[0]).not.toContain('\u001b');
  expect(logLines(logEntry(exchange), { ...plain, isColourful: true })[0]).toContain('\u001b[32m202');
});

test('neither secrets nor commands for the terminal are printed', () => {
  const { path } = logEntry({ ...exchange, url: '/fields?token=abc&x=\u009b31m' });
  expect(path).toBe('/fields?token=***&x=?31m');
});
