import { expect, test } from 'vitest';
import { wantedOf } from './send-file.ts';

const part = (start: number, end: number) => ({ kind: 'part', start, end });

test.each([
  [{}, { kind: 'whole' }],
  [{ range: 'bytes=0-3' }, part(0, 4)],
  [{ range: 'bytes=4-' }, part(4, 10)],
  [{ range: 'bytes=-4' }, part(6, 10)],
  [{ range: 'bytes=-40' }, part(0, 10)],
  [{ range: 'bytes=0-99' }, part(0, 10)],
  [{ range: 'bytes=9-9' }, part(9, 10)],
  [{ range: 'bytes=10-' }, { kind: 'unsatisfiable' }],
  [{ range: 'bytes=-0' }, { kind: 'unsatisfiable' }],
  [{ range: 'bytes=5-2' }, { kind: 'whole' }],
  [{ range: 'bytes=0-1,3-4' }, { kind: 'whole' }],
  [{ range: 'lines=0-1' }, { kind: 'whole' }],
  [{ range: 'bytes=-' }, { kind: 'whole' }],
  [{ range: 'bytes= - ' }, { kind: 'whole' }],
  [{ range: 'bytes=5' }, { kind: 'whole' }],
  [{ range: 'bytes=' }, { kind: 'whole' }],
  [{ range: 'bytes=1-2-3' }, { kind: 'whole' }],
  [{ range: 'bytes=1-x' }, { kind: 'whole' }],
  [{ range: 'bytes=x-1' }, { kind: 'whole' }],
  [{ range: 'Bytes= 1 - 2 ' }, part(1, 3)],
  [{ range: 'bytes=3-3' }, part(3, 4)],
  [{ range: 'a bytes=3-3' }, { kind: 'whole' }],
  [{ 'if-none-match': '"a"' }, { kind: 'nothing' }],
  [{ 'if-none-match': '"b", W/"a"', range: 'bytes=0-3' }, { kind: 'nothing' }],
  [{ 'if-none-match': '*' }, { kind: 'nothing' }],
  [{ 'if-none-match': '"b"', range: 'bytes=0-3' }, part(0, 4)],
  [{ 'if-range': '"a"', range: 'bytes=0-3' }, part(0, 4)],
  [{ 'if-range': '"b"', range: 'bytes=0-3' }, { kind: 'whole' }],
])('of ten bytes with the tag "a", %j wants %j', (headers, wanted) => {
  expect(wantedOf(headers, '"a"', 10)).toEqual(wanted);
});

test.each([' ', '\t', '0', '-', ','])(
  'a Range header of %j over and over costs time that grows with its length alone',
  (piece) => {
    const cpuOf = (length: number) => {
      const before = process.threadCpuUsage().user;
      wantedOf({ range: `bytes=1${piece.repeat(length)}x` }, '"a"', 10);
      return process.threadCpuUsage().user - before;
    };
    cpuOf(8_000);
    // If the CPU time grew quadratically, a header of eight times the length would take 64 times as long.
    expect(cpuOf(64_000)).toBeLessThan(25 * Math.max(cpuOf(8_000), 1_000));
  },
);
