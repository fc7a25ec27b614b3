import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installTarball, packInto } from './npm.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the packed tarball of the package. */
    tarball: string;
    /** Path of an empty project in which the tarball is installed. */
    installed: string;
  }
}

/**
 * Packs and installs the package once for all tests of the project.
 * Returns a function that deletes the tarball and the installation.
 */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cps-package-'));
  const tarball = await packInto(join(folder, 'packed'));
  installTarball(tarball, join(folder, 'installed'));
  provide('tarball', tarball);
  provide('installed', join(folder, 'installed'));
  return () => rmSync(folder, { recursive: true, force: true });
}
