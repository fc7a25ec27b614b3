import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../generate/files.ts';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

export type Locked = Record<string, LockedPackage>;

export function readLock(): Locked {
  return JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
}

export function runtimePackages(locked: Locked): Locked {
  return Object.fromEntries(Object.entries(locked).filter(([path, { dev }]) => path !== '' && !dev));
}

interface IncludedPackages {
  pages: string[];
  code: string[];
  withoutFile: Record<string, string>;
  permission: string;
  head: string;
  readByHand: Record<string, string>;
  compatible: string[];
}

const included: IncludedPackages = parse(readFileSync(new URL('./included-packages.yaml', import.meta.url), 'utf8'));
const { pages: inThePages, withoutFile, permission, head, readByHand, compatible } = included;

export const inTheCode: readonly string[] = included.code;

export interface Licensed {
  name: string;
  version: string;
  licence: string;
}

export function licensedPackages(): Licensed[] {
  const locked = readLock();
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
  return terms.split(' OR ').some((choice) => choice.split(' AND ').every((each) => compatible.includes(each)));
}

export function licenceText(packages: readonly Licensed[]): string {
  const width = Math.max(...packages.map(({ name, version }) => name.length + version.length)) + 3;
  const lines = packages.map(({ name, version, licence }) => `${`${name} ${version}`.padEnd(width)}${licence}`);
  return `${head}\n${lines.join('\n')}\n\n${includedLicences()}`;
}

function includedLicences(): string {
  const byText = Map.groupBy([...inThePages, ...inTheCode], licenceOf);
  return [...byText].map(([text, paths]) => `${paths.map(heading).join('\n')}\n\n${text}\n`).join('\n');
}

function heading(path: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folderOf(path)}/package.json`, 'utf8'));
  return `---- ${name} ${version}`;
}

function licenceOf(path: string): string {
  const file = readdirSync(folderOf(path)).find((each) => /^licen[cs]e/i.test(each));
  if (file !== undefined) return readFileSync(join(folderOf(path), file), 'utf8').trim();
  const notice = withoutFile[path];
  if (notice === undefined) throw new Error(`${path} has no license file`);
  return `MIT License\n\n${notice}\n\n${permission}`;
}

function folderOf(path: string): string {
  return `${root}node_modules/${path}`;
}
