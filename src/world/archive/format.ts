import type { CollectionName } from '../collections.ts';

/** The format name at the start of an archive header. Archives with another format or version are rejected. */
export const formatName = 'contract-platform-world';
export const formatVersion = 1;

/**
 * The header of an archive. An archive is a UTF-8 file with one JSON value per line.
 * The lines of an archive are: a header, the rows sorted by collection and key, the files, and an end line.
 * Each file in an archive is a line with the file's hash and size, followed by lines with its bytes in base64.
 * The end line contains the SHA-256 of all previous lines. An archive without an end line is incomplete.
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
  /** The number of rows in each collection of the archive, followed by the number of files. */
  rows: Partial<Record<CollectionName, number>>;
  files: number;
}

/** The methods of the file store that reading and writing archives needs. */
export interface ArchiveFiles {
  open: (hash: string) => AsyncIterable<Buffer>;
  receive: () => {
    write: (chunk: Buffer) => Promise<void>;
    keep: () => Promise<{ hash: string; size: number }>;
    discard: () => Promise<void>;
  };
  release: (hash: string) => Promise<void>;
}

/** The error for an invalid archive. It contains the number of the invalid line, counted from 1. */
export class ArchiveFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

/** The error for an archive whose format version is not supported. */
export class ArchiveVersionFault extends ArchiveFault {}
