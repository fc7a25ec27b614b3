import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../generate/files.ts';
import { isCompatible, type Locked, licenceText, licensedPackages, readLock, runtimePackages } from './licences.ts';

test('every installed or bundled package has a license that is compatible with Apache-2.0', () => {
  expect(licensedPackages().filter(({ licence }) => !isCompatible(licence))).toEqual([]);
});

test('THIRD-PARTY-LICENSES lists the packages of package-lock.json; "node scripts/package/third-party.ts" writes it', () => {
  expect(readFileSync(`${root}THIRD-PARTY-LICENSES`, 'utf8')).toBe(licenceText(licensedPackages()));
});

test('development dependencies are listed only if the package contains their code', () => {
  const names = licensedPackages().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', '@stoplight/prism-http', 'fp-ts']));
  expect(names).not.toContain('vitest');
});

test('Prism and the outdated packages that it depends on are not installed', () => {
  const outdated = /\/(?:@stoplight\/.*|@faker-js\/faker|lodash|node-fetch|postman-collection|uuid)$/;
  expect(Object.keys(runtimePackages(readLock())).filter((path) => outdated.test(path))).toEqual([]);
});

test('no installed package has an install script, and package.json says which ones run in a clone', () => {
  const scripts = (packages: Locked) => Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(scripts(runtimePackages(readLock()))).toEqual([]);
  const { allowScripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const names = scripts(readLock()).map((path) => path.replace(/.*node_modules\//, ''));
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0-or-later)', false],
  ['GPL-3.0-or-later', false],
  ['none named', false],
])('%s: %s', (licence, fits) => expect(isCompatible(licence)).toBe(fits));
