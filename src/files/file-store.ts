import type { Readable } from 'node:stream';

export interface StoredFile {
  hash: string;
  size: number;
}

export interface Intake<Kept = StoredFile> {
  write: (chunk: Buffer) => Promise<void>;
  keep: () => Promise<Kept>;
  discard: () => Promise<void>;
}

/** Files with equal contents are stored only once. */
export interface FileStore {
  receive: () => Intake;
  /** The bytes `start` to `end - 1`. Throws if no file with the hash is stored. */
  open: (hash: string, start?: number, end?: number) => Readable;
  /** Must be called if the request with the upload fails. The last release of equal contents deletes the file. */
  release: (hash: string) => Promise<void>;
  /** Must be called after the sandbox has stored a document or snapshot that contains the file. */
  adopt?: (hash: string) => void;
  /** Without this method, the daily cleanup of the database deletes old unused files. */
  removeUnused?: () => Promise<void>;
  /** Adds the file at `path` without copying its bytes. */
  link: (hash: string, path: string) => void;
  /** Deletes temporary files. */
  close: () => Promise<void>;
}
