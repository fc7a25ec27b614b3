import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Opens the quarantine file, in which a repair saves the database rows that it replaces or removes.
 * The file is created when the first row is written.
 */
export async function openQuarantine(folder: string) {
  const path = join(folder, `rows-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.ndjson`);
  let file: FileHandle | undefined;
  await mkdir(folder, { recursive: true });
  return {
    path,
    /** Appends a line and resolves after the line is on disk. */
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
