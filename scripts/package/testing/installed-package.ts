import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the local server from which tests get the path of the installed package. */
    portOfInstallation: number;
  }
}

export interface InstalledPackage {
  /** Path of the tarball that contains the package. */
  tarball: string;
  /** Path of a test project in which the tarball is installed. */
  installed: string;
}

/** The result of the installation: the paths of the tarball and of the test project, or an error. */
export type Installation = InstalledPackage | { error: string };

/** Waits until the package is installed. Throws if packing or installing failed. */
export async function installedPackage(): Promise<InstalledPackage> {
  const result: Installation = JSON.parse(await text(connect(inject('portOfInstallation'), '127.0.0.1')));
  if ('error' in result) throw new Error(`The package is not installed: ${result.error}`);
  return result;
}
