import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installTarball, packInto } from './npm.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the package's tarball. */
    tarball: string;
    /** The path of an empty project with the installed tarball. */
    installed: string;
  }
}

/** Packs and installs the package once for all tests of the project. Returns a function that removes it. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cps-package-'));
  const tarball = await packInto(join(folder, 'packed'));
  installTarball(tarball, join(folder, 'installed'));
  provide('tarball', tarball);
  provide('installed', join(folder, 'installed'));
  return () => rmSync(folder, { recursive: true, force: true });
}
