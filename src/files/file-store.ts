import type { Readable } from 'node:stream';

/** A stored file, named by the SHA-256 hash of its bytes in hex, and its size in bytes. */
export interface StoredFile {
  hash: string;
  size: number;
}

/**
 * Receives the bytes of one file.
 * The received file is stored only when `keep` is called; `discard` deletes the received bytes.
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
   * The bytes of a file are deleted when all uploads of the same content have released the file.
   */
  release: (hash: string) => Promise<void>;
  /** Records that stored data refers to the file. A store that deletes files by age does not need this method. */
  adopt?: (hash: string) => void;
  /**
   * Deletes the file contents to which no stored data refers.
   * A store that deletes file contents by age does not need this method.
   */
  removeUnused?: () => Promise<void>;
  /** Registers an existing file on disk under its hash without copying the file. */
  link: (hash: string, path: string) => void;
  /** Deletes all stored files when the store is closed. */
  close: () => Promise<void>;
}
