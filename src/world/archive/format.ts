import type { CollectionName } from '../collections.ts';

/** What an archive says of itself first; a reader of this version takes no other. */
export const formatName = 'contract-platform-world';
export const formatVersion = 1;

/**
 * An archive is JSON lines in UTF-8: a header, the rows collection by collection in the order of their keys, each file as
 * its hash and then its bytes in pieces, and an end, without which it is not whole; the end has the SHA-256 of all lines
 * before it.
 */
export interface ArchiveHeader {
  format: typeof formatName;
  version: typeof formatVersion;
  /** The version of the kit that wrote it. */
  kit: string;
  tenant: string;
  /** The tenant's time when it was taken, RFC 3339. */
  takenAt: string;
  /** The number of transactions that made the world. */
  worldVersion: number;
  /** How many rows of each collection follow, and how many files. */
  rows: Partial<Record<CollectionName, number>>;
  files: number;
}

/** The file store as an archive needs it. */
export interface ArchiveFiles {
  open: (hash: string) => AsyncIterable<Buffer>;
  receive: () => {
    write: (chunk: Buffer) => Promise<void>;
    keep: () => Promise<{ hash: string; size: number }>;
    discard: () => Promise<void>;
  };
  release: (hash: string) => Promise<void>;
}

/** What is wrong with an archive, and on which line of it, counted from 1. */
export class ArchiveFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

/** An archive of a format that this kit does not read. */
export class ArchiveVersionFault extends ArchiveFault {}
