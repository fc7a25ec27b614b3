import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installTarball, packInto } from './npm.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tarball of the package. */
    tarball: string;
    /** An empty project into which the tarball was installed. */
    installed: string;
  }
}

/** Packs the package and installs it, once for all tests of the project; gives the function that removes it again. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cps-package-'));
  const tarball = await packInto(join(folder, 'packed'));
  installTarball(tarball, join(folder, 'installed'));
  provide('tarball', tarball);
  provide('installed', join(folder, 'installed'));
  return () => rmSync(folder, { recursive: true, force: true });
}
