import { expect, test } from 'vitest';
import { substitute } from './shown-fault.ts';

test.each([
  ['${KEY}', { KEY: 'secret' }, 'secret', []],
  ['${URL:-http://here}/v1', {}, 'http://here/v1', []],
  ['${URL:-http://here}', { URL: 'http://there' }, 'http://there', []],
  ['${KEY}', {}, '${KEY}', ['KEY']],
  ['${KEY}', { KEY: '' }, '${KEY}', ['KEY']],
  ['${URL:-http://here}', { URL: '' }, 'http://here', []],
  ['${URL:-}', {}, '', []],
  ['{id} and $KEY', {}, '{id} and $KEY', []],
  [{ a: ['${KEY}', 1, null] }, { KEY: 'x' }, { a: ['x', 1, null] }, []],
])('%j reads as it should', (value, environment, wanted, wantedMissing) => {
  const missing: string[] = [];
  expect(substitute(value, environment, (name) => missing.push(name))).toEqual(wanted);
  expect(missing).toEqual(wantedMissing);
});
