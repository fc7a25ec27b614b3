import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Saves damaged database rows to a file before `cps store repair` replaces or deletes them.
 * Creates the quarantine folder and its file only when the first damaged row is saved.
 */
export function openQuarantine(folder: string) {
  const path = join(folder, `rows-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.ndjson`);
  let file: FileHandle | undefined;
  let rows = 0;
  return {
    folder,
    path,
    /** Returns the number of damaged database rows that were saved to the file. */
    count: () => rows,
    /** Appends one line to the file. The promise resolves when the line is on disk. */
    write: async (line: string): Promise<void> => {
      await mkdir(folder, { recursive: true });
      file ??= await open(path, 'wx', 0o600);
      await file.appendFile(`${line}\n`);
      await file.sync();
      rows += 1;
    },
    close: async (): Promise<void> => {
      await file?.close();
    },
  };
}
