import type { CollectionName } from '../collections.ts';

/** The first members of an archive header. Archives with another format or version are rejected. */
export const formatName = 'contract-platform-world';
export const formatVersion = 1;

/**
 * An archive is a UTF-8 file with one JSON value per line.
 * The lines are: a header, the rows sorted by collection and key, the files, and an end line.
 * A file consists of a line with its hash and size, and lines with its bytes in base64.
 * The end line contains the SHA-256 of all previous lines. Without it the archive is incomplete.
 */
export interface ArchiveHeader {
  format: typeof formatName;
  version: typeof formatVersion;
  /** The version of contract-platform-kit that wrote the archive. */
  kit: string;
  tenant: string;
  /** The tenant's time of the export in RFC 3339 format. */
  takenAt: string;
  /** The version of the tenant's data: the number of its transactions. */
  worldVersion: number;
  /** The number of rows in each collection, and the number of files. */
  rows: Partial<Record<CollectionName, number>>;
  files: number;
}

/** The methods of the file store that archives use. */
export interface ArchiveFiles {
  open: (hash: string) => AsyncIterable<Buffer>;
  receive: () => {
    write: (chunk: Buffer) => Promise<void>;
    keep: () => Promise<{ hash: string; size: number }>;
    discard: () => Promise<void>;
  };
  release: (hash: string) => Promise<void>;
}

/** An invalid archive, with the number of the invalid line, counted from 1. */
export class ArchiveFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

/** An archive whose format version is not supported. */
export class ArchiveVersionFault extends ArchiveFault {}
