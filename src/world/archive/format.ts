import type { CollectionName } from '../collections.ts';

/** The format name in the first line of an archive. Archives with another format are rejected. */
export const formatName = 'contract-platform-world';
export const formatVersion = 1;

/**
 * The first line of an archive of a tenant's data. An archive is a UTF-8 file with one JSON value per line.
 * The first line of an archive is followed by rows sorted by collection and key, files, and an end line.
 * Each file in an archive is a line with the hash and size, followed by lines with the bytes in base64.
 * The end line of an archive contains the SHA-256 of all previous lines. Without end line, an archive is incomplete.
 */
export interface ArchiveHeader {
  format: typeof formatName;
  version: typeof formatVersion;
  /** The version of contract-platform-kit that wrote the archive. */
  kit: string;
  tenant: string;
  /** The time of the export on the tenant's clock, in RFC 3339 format. */
  takenAt: string;
  /** The version of the tenant's data, which is the number of its transactions. */
  worldVersion: number;
  /** The number of rows in each collection of the archive, for example in the collection `users`. */
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
