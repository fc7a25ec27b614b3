import { includedLicences, inTheCode } from './included-licences.ts';
import { type Locked, readLock, runtimePackages } from './lock-file.ts';

const compatible = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  // An Apache-2.0 package may include unchanged files under MPL-2.0.
  'MPL-2.0',
  'Zlib',
]);

/** Licenses of packages without an SPDX license name in their metadata. */
const readByHand: Readonly<Record<string, string>> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  duck: 'BSD-2-Clause',
  'png-js': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
};

export interface Licensed {
  name: string;
  version: string;
  licence: string;
}

export function licensedPackages(locked: Locked = readLock()): Licensed[] {
  const contained = Object.entries(locked).filter(([path]) => inTheCode.includes(path.replace('node_modules/', '')));
  const all = [...Object.entries(runtimePackages(locked)), ...contained].map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, version, licence: readByHand[name] ?? license ?? 'none named' };
  });
  const unique = new Map(all.map((each) => [`${each.name}@${each.version}`, each]));
  return [...unique].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/**
 * Returns whether a license is compatible with Apache-2.0.
 * In a choice such as `MIT OR GPL-3.0`, at least one license must be compatible.
 * In a combination such as `MIT AND Zlib`, all licenses must be compatible.
 */
export function isCompatible(licence: string): boolean {
  const terms = licence.replace(/^\((.*)\)$/, '$1');
  return terms.split(' OR ').some((choice) => choice.split(' AND ').every((each) => compatible.has(each)));
}

export function licenceText(packages: readonly Licensed[]): string {
  const width = Math.max(...packages.map(({ name, version }) => name.length + version.length)) + 3;
  const lines = packages.map(({ name, version, licence }) => `${`${name} ${version}`.padEnd(width)}${licence}`);
  return `${head}\n${lines.join('\n')}\n\n${includedLicences()}`;
}

const head = `Packages that npm installs with Contract Platform Kit or whose code Contract Platform Kit contains, and the license of
each. Each installed package contains the full text of its license. Contract Platform Kit contains code of some
packages: in the documentation pages, and in the compiled code (dist/js/chunks and dist/js/src). The full licenses of
these packages are at the end.
The names in dist/js/dist/leaves were drawn from the lists of @faker-js/faker (MIT).
The validators in dist/js/src/contract/generated are written by Ajv (MIT) from this project's own contract.
Made by "node scripts/package/third-party.ts".
`;
