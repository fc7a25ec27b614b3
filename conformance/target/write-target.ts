import { constants, copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TargetError } from './target-error.ts';

const template = fileURLToPath(new URL('target-template.yaml', import.meta.url));

/** Throws a `TargetError` if the file exists or cannot be written. */
export function writeTargetFile(file: string): void {
  try {
    copyFileSync(template, file, constants.COPYFILE_EXCL);
  } catch (error) {
    const { code } = error as { code?: string };
    throw new TargetError(
      code === 'EEXIST' ? `${file} already exists; name another file` : `${file} cannot be written: ${code}`,
    );
  }
}
