import { expect, test } from 'vitest';
import { htmlReport } from './html.ts';
import { responseTimes } from './response-times.ts';
import { terminalReport } from './terminal.ts';
import { exchange } from './testing/sample-failures.ts';
import { certifiedRecord } from './testing/sample-record.ts';

const sample = certifiedRecord.cases[0];
if (!sample) throw new Error('the sample record has no case');
const answered = (operation: Parameters<typeof exchange>[0]['operation'], times: number[]) =>
  times.map((milliseconds) => exchange({ ...(operation && { operation }), milliseconds, status: 200 }));
const withTimes = (...exchanges: ReturnType<typeof answered>) => ({
  ...certifiedRecord,
  cases: [{ ...sample, exchanges }],
});

test('each kind of operation with 20 responses has a sentence, and one slow response does not change it', () => {
  const reads = answered('readDepartment', [...Array(38).fill(4), 20, 9000]);
  const lists = answered('listUsers', Array(19).fill(5));
  expect(responseTimes(withTimes(...reads, ...lists))).toEqual([
    'Reads: 50 % within 4 ms, 95 % within 4 ms, of 40 responses',
  ]);
});

test('requests without a response do not count', () => {
  const reads = answered('readDepartment', Array(20).fill(4)).map((each) => ({ ...each, status: null }));
  expect(responseTimes(withTimes(...reads))).toEqual([]);
});

test('both reports show the times', () => {
  const record = withTimes(...answered('createAdminToken', Array(20).fill(7)));
  const sentence = 'Access tokens: 50 % within 7 ms, 95 % within 7 ms, of 20 responses';
  expect(terminalReport(record, { color: false, width: 100 })).toContain(
    'Response times\n  Access tokens: 95 % within 7 ms\n',
  );
  expect(htmlReport(record)).toContain(sentence);
});
