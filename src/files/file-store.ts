import type { Readable } from 'node:stream';

/** Bytes that are kept: the SHA-256 of them in hex, which is their name, and how many they are. */
export interface StoredFile {
  hash: string;
  size: number;
}

/** Takes in the bytes of one file. Ends with `keep` or `discard`; nothing is stored before `keep`. */
export interface Intake<Kept = StoredFile> {
  write: (chunk: Buffer) => Promise<void>;
  keep: () => Promise<Kept>;
  discard: () => Promise<void>;
}

/** Where file bytes are kept, each content once whoever brings it. */
export interface FileStore {
  receive: () => Intake;
  /** The bytes from `start` up to, without, `end`. Throws when no such file is kept. */
  open: (hash: string, start?: number, end?: number) => Readable;
  /** Gives a file back that `keep` answered with; the bytes go when everyone who brought them gave them back. */
  release: (hash: string) => Promise<void>;
  /** Notes that a row names the file that `keep` answered with. A store that sweeps by age does not need it. */
  adopt?: (hash: string) => void;
  /** Deletes the file contents that no row refers to. A store that deletes them by age does not need it. */
  removeUnused?: () => Promise<void>;
  /** Names a file that lies elsewhere, so that it is found by its hash without being copied. */
  link: (hash: string, path: string) => void;
  /** Removes all that was taken in. */
  close: () => Promise<void>;
}
