import { readFileSync } from 'node:fs';
import { root } from '../generate/files.ts';

export interface LockedPackage {
  version: string;
  license?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type Locked = Record<string, LockedPackage>;

export function readLock(): Locked {
  return JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
}

export function runtimePackages(locked: Locked): Locked {
  const found: Locked = {};
  const visit = (path: string) => {
    const own = locked[path];
    if (own === undefined || path in found) return;
    if (path !== '') found[path] = own;
    for (const name of namesOf(own)) {
      const place = placeOf(locked, path, name);
      if (place !== undefined) visit(place);
    }
  };
  visit('');
  return found;
}

function namesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

function placeOf(locked: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in locked) return place;
    if (folder === '') return undefined;
  }
}
