import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    portOfInstallation: number;
  }
}

export interface InstalledPackage {
  tarball: string;
  installed: string;
}

export type Installation = InstalledPackage | { error: string };

/** Waits until the package is installed. Throws if packing or installing failed. */
export async function installedPackage(): Promise<InstalledPackage> {
  const result: Installation = JSON.parse(await text(connect(inject('portOfInstallation'), '127.0.0.1')));
  if ('error' in result) throw new Error(`The package is not installed: ${result.error}`);
  return result;
}
