import type { CollectionName } from '../collections.ts';

/** The format name in the first line of an archive. Archives with another format are rejected. */
export const formatName = 'contract-platform-world';
export const formatVersion = 1;

/**
 * The first line of an archive file with a tenant's data. Each line of the file is one JSON value.
 * After the first line, the archive contains the rows (sorted by collection and key), the files, and one end line.
 * Each uploaded file has one line with its hash and size, followed by lines with its bytes in base64.
 * The end line contains the SHA-256 hash of all previous lines. Without an end line, the archive is incomplete.
 */
export interface ArchiveHeader {
  format: typeof formatName;
  version: typeof formatVersion;
  /** The version of contract-platform-kit that wrote the archive. */
  kit: string;
  tenant: string;
  /** The time of the export on the tenant's clock, in RFC 3339 format. */
  takenAt: string;
  /** The version of the tenant's data. Every transaction increments the version. */
  worldVersion: number;
  /** The number of rows in each collection of the archive, such as `users`. */
  rows: Partial<Record<CollectionName, number>>;
  files: number;
}

export interface ArchiveFiles {
  open: (hash: string) => AsyncIterable<Buffer>;
  receive: () => {
    write: (chunk: Buffer) => Promise<void>;
    keep: () => Promise<{ hash: string; size: number }>;
    discard: () => Promise<void>;
  };
  release: (hash: string) => Promise<void>;
}

/** Thrown for an invalid archive. `line` is the number of the invalid line, starting at 1. */
export class ArchiveFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

/** Thrown for an archive whose format version is not supported. */
export class ArchiveVersionFault extends ArchiveFault {}
