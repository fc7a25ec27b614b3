import type { Readable } from 'node:stream';

/** A stored file: the SHA-256 hash of its bytes in hexadecimal, and its size in bytes. */
export interface StoredFile {
  hash: string;
  size: number;
}

/**
 * Receives the bytes of one uploaded file.
 * The method `keep` stores the received file, and the method `discard` deletes the received bytes.
 */
export interface Intake<Kept = StoredFile> {
  write: (chunk: Buffer) => Promise<void>;
  keep: () => Promise<Kept>;
  discard: () => Promise<void>;
}

/** Stores the contents of files. Files with equal contents are stored only once. */
export interface FileStore {
  receive: () => Intake;
  /**
   * Opens the bytes of a stored file from `start` up to, but not including, `end`.
   * Throws if the requested file does not exist in the file store.
   */
  open: (hash: string, start?: number, end?: number) => Readable;
  /**
   * Releases a stored file that the method `keep` has returned.
   * The file contents are deleted after the release of every upload with the same contents.
   */
  release: (hash: string) => Promise<void>;
  /**
   * Records that a stored document refers to the file.
   * A file store that deletes file contents by age does not have the method `adopt`.
   */
  adopt?: (hash: string) => void;
  /**
   * Deletes the file contents to which no stored document refers.
   * A file store that deletes file contents by age does not have the method `removeUnused`.
   */
  removeUnused?: () => Promise<void>;
  /** Registers an existing file on disk under its hash. The bytes of the file are not copied. */
  link: (hash: string, path: string) => void;
  /** Closes the file store. A file store that lasts only as long as its process then deletes all files. */
  close: () => Promise<void>;
}
