import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of a local server that tells tests where the package is installed. */
    portOfInstallation: number;
  }
}

export interface InstalledPackage {
  /** Path of the packed tarball of the package. */
  tarball: string;
  /** Path of an empty project in which the tarball is installed. */
  installed: string;
}

/** The paths of the packed and installed package, or the error that prevented the installation. */
export type Installation = InstalledPackage | { error: string };

/** Waits until the package is packed and installed. Throws if packing or installing failed. */
export async function installedPackage(): Promise<InstalledPackage> {
  const result: Installation = JSON.parse(await text(connect(inject('portOfInstallation'), '127.0.0.1')));
  if ('error' in result) throw new Error(`The package is not installed: ${result.error}`);
  return result;
}
