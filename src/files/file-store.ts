import type { Readable } from 'node:stream';

/** A stored file, named by the SHA-256 hash of its bytes in hex, and its size in bytes. */
export interface StoredFile {
  hash: string;
  size: number;
}

/**
 * Receives the bytes of one file.
 * The method `keep` stores the file, and the method `discard` deletes the received bytes.
 */
export interface Intake<Kept = StoredFile> {
  write: (chunk: Buffer) => Promise<void>;
  keep: () => Promise<Kept>;
  discard: () => Promise<void>;
}

/** Stores file contents. Files with equal content are stored once. */
export interface FileStore {
  receive: () => Intake;
  /** Opens the bytes from `start` up to, but not including, `end`. Throws if the file does not exist. */
  open: (hash: string, start?: number, end?: number) => Readable;
  /**
   * Releases a file that `keep` has returned.
   * The file contents are deleted after every upload of the same contents has been released.
   */
  release: (hash: string) => Promise<void>;
  /** Records that stored data refers to the file. Stores that delete files by age do not have this method. */
  adopt?: (hash: string) => void;
  /**
   * Deletes the file contents to which no stored data refers.
   * Stores that delete file contents by age do not have this method.
   */
  removeUnused?: () => Promise<void>;
  /** Registers an existing file on disk under its hash without copying the file. */
  link: (hash: string, path: string) => void;
  /** Deletes all stored files when the store is closed. */
  close: () => Promise<void>;
}
