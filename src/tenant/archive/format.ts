import type { CollectionName } from '../collections.ts';
import { rowFaults } from '../row-faults.ts';

export const formatName = 'contract-platform-world';
export const formatVersion = 1;

/** One JSON value per line: header, sorted rows, files (hash and size, then bytes in base64), end line. */
export interface ArchiveHeader {
  format: typeof formatName;
  version: typeof formatVersion;
  kit: string;
  tenant: string;
  /** On the tenant's clock, in RFC 3339 format. */
  takenAt: string;
  /** The version of the tenant's data. Every transaction increments the version. */
  worldVersion: number;
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

/** `line` is the number of the invalid line, starting at 1. */
export class ArchiveFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

export class ArchiveVersionFault extends ArchiveFault {}

export function headerFrom(value: unknown, line: number): ArchiveHeader {
  const header: { format?: unknown; version?: unknown; kit?: unknown } =
    typeof value === 'object' && value ? value : {};
  if (header.format !== formatName) {
    throw new ArchiveFault(line, `this is not an archive: an archive begins with {"format":"${formatName}", …}`);
  }
  if (header.version !== formatVersion) {
    const writer = `kit version ${JSON.stringify(header.kit)}`;
    const written = `format version ${JSON.stringify(header.version)}`;
    throw new ArchiveVersionFault(
      line,
      `${writer} wrote the archive with ${written}, but this kit version reads only format version ${formatVersion}`,
    );
  }
  const [fault] = rowFaults('archive header', value);
  if (isHeader(value, fault)) return value;
  throw new ArchiveFault(line, `/${fault?.path.join('/')} of the header ${fault?.message}`);
}

function isHeader(_value: unknown, fault: unknown): _value is ArchiveHeader {
  return fault === undefined;
}
