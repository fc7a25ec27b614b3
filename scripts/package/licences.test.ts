import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../generate/files.ts';
import { isCompatible, licenceText, licensedPackages } from './licences.ts';

test('every bundled package has a license that is compatible with Apache-2.0', () => {
  expect(licensedPackages().filter(({ licence }) => !isCompatible(licence))).toEqual([]);
});

test('THIRD-PARTY-LICENSES lists the packages of package-lock.json; "node scripts/package/third-party.ts" writes it', () => {
  expect(readFileSync(`${root}THIRD-PARTY-LICENSES`, 'utf8')).toBe(licenceText(licensedPackages()));
});

test('development dependencies are not listed', () => {
  const names = licensedPackages().map(({ name }) => name);
  expect(names).toContain('fastify');
  expect(names).not.toContain('vitest');
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0-or-later)', false],
  ['GPL-3.0-or-later', false],
  ['none named', false],
])('%s: %s', (licence, fits) => expect(isCompatible(licence)).toBe(fits));
