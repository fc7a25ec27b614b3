import { expect, test } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { requireOneHost } from './one-host.ts';

function refusal(rawHeaders: string[], httpVersion = '1.1') {
  try {
    requireOneHost({ rawHeaders, httpVersion });
  } catch (error) {
    if (error instanceof Problem) return error.violations;
    throw error;
  }
  return undefined;
}

const host = ['Host', 'localhost'];

test.each([
  ['one header Host', host, '1.1'],
  ['one header in other letters', ['accept', '*/*', 'hOST', 'localhost'], '1.1'],
  ['no header Host in HTTP/1.0', ['accept', 'host'], '1.0'],
])('a request with %s is accepted', (_what, headers, version) => {
  expect(refusal(headers, version)).toBeUndefined();
});

test.each([
  ['none', ['accept', 'host'], '1.1'],
  ['none', ['hosts', 'localhost'], '1.1'],
  ['2', [...host, ...host], '1.1'],
  ['2', [...host, ...host], '1.0'],
])('a request with the wrong number of headers Host (%s) is refused', (count, headers, version) => {
  const detail = `the request must have one header Host, it has ${count}`;
  expect(refusal(headers, version)).toEqual([{ code: 'MALFORMED REQUEST', detail, source: { header: 'Host' } }]);
});
