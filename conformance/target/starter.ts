import { readFile, writeFile } from 'node:fs/promises';
import { TargetError } from './target-error.ts';

/** Writes the commented target file to start from. Throws a `TargetError` where the file is there or can't be written. */
export async function writeStarter(file: string): Promise<void> {
  const text = await readFile(new URL('starter.yaml', import.meta.url), 'utf8');
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    const there = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const why = there ? 'is there already; name another file' : `can't be written: ${String(error)}`;
    throw new TargetError(`${file} ${why}`, { cause: error });
  }
}
