import type { Readable } from 'node:stream';

/** The SHA-256 hash of a file's bytes in hexadecimal, and the size of the file in bytes. */
export interface StoredFile {
  hash: string;
  size: number;
}

/** Receives one uploaded file. `keep` stores the file, and `discard` deletes the received bytes. */
export interface Intake<Kept = StoredFile> {
  write: (chunk: Buffer) => Promise<void>;
  keep: () => Promise<Kept>;
  discard: () => Promise<void>;
}

/** Stores the contents of files. Files with equal contents are stored only once. */
export interface FileStore {
  receive: () => Intake;
  /**
   * Returns a stream with the bytes `start` to `end - 1` of the file with the given hash.
   * Throws if the file store contains no file with the given hash.
   */
  open: (hash: string, start?: number, end?: number) => Readable;
  /**
   * Undoes one upload of a file. Must be called if the request that uploaded the file fails.
   * Uploads with equal contents share one stored file, which is deleted when the last upload is undone.
   */
  release: (hash: string) => Promise<void>;
  /** Must be called after the sandbox has stored a document or snapshot that contains the uploaded file. */
  adopt?: (hash: string) => void;
  /**
   * Deletes the files to which no stored document refers.
   * If a file store has no method `removeUnused`, the daily cleanup of the database deletes old unused files.
   */
  removeUnused?: () => Promise<void>;
  /** Adds the file at `path` to the file store without copying the bytes of the file. */
  link: (hash: string, path: string) => void;
  /** Closes the file store, and deletes its temporary files. */
  close: () => Promise<void>;
}
