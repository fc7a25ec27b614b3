import type { Readable } from 'node:stream';

/** A stored file: its name, which is the SHA-256 of its bytes in hex, and its size. */
export interface StoredFile {
  hash: string;
  size: number;
}

/** Receives the bytes of one file. Nothing is stored before `keep`; `discard` drops the bytes. */
export interface Intake<Kept = StoredFile> {
  write: (chunk: Buffer) => Promise<void>;
  keep: () => Promise<Kept>;
  discard: () => Promise<void>;
}

/** Stores file contents. Equal contents are stored once. */
export interface FileStore {
  receive: () => Intake;
  /** The bytes from `start` up to, but not including, `end`. Throws if the file does not exist. */
  open: (hash: string, start?: number, end?: number) => Readable;
  /** Releases a file returned by `keep`. Its bytes are deleted when all uploads of the content have released it. */
  release: (hash: string) => Promise<void>;
  /** Records that a row refers to the file. A store that deletes files by age does not need it. */
  adopt?: (hash: string) => void;
  /** Deletes the file contents that no row refers to. A store that deletes them by age does not need it. */
  removeUnused?: () => Promise<void>;
  /** Registers an existing file under its hash without copying it. */
  link: (hash: string, path: string) => void;
  /** Deletes all stored files. */
  close: () => Promise<void>;
}
