import { expect, test } from 'vitest';
import { nearMisses } from './shown-entry.ts';

function cpuOf(url: string): number {
  const before = process.threadCpuUsage().user;
  nearMisses('GET', url);
  return process.threadCpuUsage().user - before;
}

test('the nearest operation and the difference are named', () => {
  const [nearest] = nearMisses('POST', '/v2/admin/department');
  expect(nearest).toMatchObject({ operation: 'createDepartment', path: '/v2/admin/departments' });
});

test.each([
  ['many segments', (length: number) => '/other'.repeat(length / 6)],
  ['a long segment', (length: number) => `/v2/admin/${'departments'.repeat(length / 11)}`],
])('an address with %s costs no more than a short one', (_what, urlOf) => {
  const [short, long] = [urlOf(300), urlOf(30_000)];
  cpuOf(short);
  expect(cpuOf(long)).toBeLessThan(25 * Math.max(cpuOf(short), 5_000));
});
