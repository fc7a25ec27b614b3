import { existsSync, statSync } from 'node:fs';

/** Which file a path named when it was opened. */
interface Opened {
  path: string;
  device: bigint;
  inode: bigint;
}

/**
 * The files of an open database. SQLite goes on writing to a file that was deleted or replaced underneath it, so that
 * every later change would be lost with the process.
 */
export class FileIdentity {
  readonly #opened: readonly Opened[];
  readonly #folder: string;

  /** The database file and its write-ahead log, once both exist, and the folder of uploaded files. */
  constructor(file: string, folder: string) {
    this.#opened = [file, `${file}-wal`].flatMap((path) => identityOf(path) ?? []);
    this.#folder = folder;
  }

  /** Why changes would be lost; null where the paths still name the open files. */
  lost(): string | null {
    for (const { path, device, inode } of this.#opened) {
      const now = identityOf(path);
      if (now?.device === device && now.inode === inode) continue;
      const what = now ? 'replaced by another file' : 'deleted or moved';
      return `${path} was ${what} while it was open; put it back, or stop the sandbox and restore a backup`;
    }
    return null;
  }

  /** Why uploads would be refused; null where their folder is there. */
  lostFolder(): string | null {
    return existsSync(this.#folder) ? null : `the folder ${this.#folder} was deleted; start the sandbox again`;
  }
}

function identityOf(path: string): Opened | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && { path, device: found.dev, inode: found.ino };
}
