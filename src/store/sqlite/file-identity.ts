import { existsSync, statSync } from 'node:fs';

interface Opened {
  path: string;
  device: bigint;
  inode: bigint;
}

/** SQLite can still write to a deleted or replaced file, but the changes are lost when the process ends. */
export class FileIdentity {
  readonly #opened: readonly Opened[];
  readonly #folder: string;

  /** The file and its write-ahead log must exist. `folder` contains the uploaded files. */
  constructor(file: string, folder: string) {
    this.#opened = [file, `${file}-wal`].flatMap((path) => identityOf(path) ?? []);
    this.#folder = folder;
  }

  lost(): string | null {
    for (const { path, device, inode } of this.#opened) {
      const now = identityOf(path);
      if (now?.device === device && now.inode === inode) continue;
      const what = now ? 'replaced by another file' : 'deleted or moved';
      return `${path} was ${what} while it was open; put it back, or stop the sandbox and restore a backup`;
    }
    return null;
  }

  lostFolder(): string | null {
    return existsSync(this.#folder) ? null : `the folder ${this.#folder} was deleted; start the sandbox again`;
  }
}

function identityOf(path: string): Opened | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && { path, device: found.dev, inode: found.ino };
}
