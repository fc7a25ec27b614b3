import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';

/** A file for the rows that a repair replaces or removes; it is made with the first of them. */
export async function openQuarantine(folder: string) {
  const path = join(folder, `rows-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.ndjson`);
  let file: FileHandle | undefined;
  await mkdir(folder, { recursive: true });
  return {
    path,
    /** Resolves when the line is on disk. */
    write: async (line: string): Promise<void> => {
      file ??= await open(path, 'wx', 0o600);
      await file.appendFile(`${line}\n`);
      await file.sync();
    },
    close: async (): Promise<void> => {
      await file?.close();
    },
  };
}
