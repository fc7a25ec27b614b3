import { createHash } from 'node:crypto';
import { timestamp } from '../clock.ts';
import type { CollectionName } from '../collections.ts';
import { nextTurn } from '../slices.ts';
import type { TenantData } from '../tenant-data.ts';
import { type ArchiveFiles, type ArchiveHeader, formatName, formatVersion } from './format.ts';

/** The number of file bytes in one archive line. Multiples of three need no base64 padding. */
const pieceLength = 48 * 1024;

const rowsAtOnce = 500;

/** Number of characters after which a step ends. Between two steps, the server answers requests. */
const charactersAtOnce = 256 * 1024;

interface Taken {
  tenantData: TenantData;
  /** On the tenant's clock, in milliseconds. */
  takenAt: number;
  kit: string;
}

/** The data must not change during the export, so the caller must pass a copy. */
export async function* writeArchive(taken: Taken, files: Pick<ArchiveFiles, 'open'>): AsyncGenerator<string> {
  const digest = createHash('sha256');
  for await (const text of textOf(taken, files)) {
    digest.update(text);
    yield text;
  }
  yield lineOf({ end: true, digest: digest.digest('hex') });
}

async function* textOf(taken: Taken, files: Pick<ArchiveFiles, 'open'>): AsyncGenerator<string> {
  const { tenantData } = taken;
  const names = Object.keys(tenantData.rows) as CollectionName[];
  const hashes = filesOf(tenantData);
  yield lineOf(headerOf(taken, names, hashes.size));
  for (const collection of names) {
    for (const lines of rowLines(tenantData, collection)) {
      yield lines;
      await nextTurn();
    }
  }
  for (const [hash, size] of hashes) {
    yield lineOf({ file: hash, size });
    for await (const bytes of inPieces(files.open(hash))) yield lineOf({ bytes: bytes.toString('base64') });
  }
}

export function filesOf({ rows }: TenantData): Map<string, number> {
  return new Map(rows.documents.list().map(({ hash, fileSize }) => [hash, fileSize]));
}

function headerOf({ tenantData, takenAt, kit }: Taken, names: readonly CollectionName[], files: number): ArchiveHeader {
  return {
    format: formatName,
    version: formatVersion,
    kit,
    tenant: tenantData.tenant,
    takenAt: timestamp(takenAt),
    worldVersion: tenantData.version,
    rows: Object.fromEntries(names.map((name) => [name, tenantData.rows[name].size])),
    files,
  };
}

function* rowLines({ rows }: TenantData, collection: CollectionName): Generator<string> {
  for (let from = 0; from < rows[collection].size; from += rowsAtOnce) {
    const some: readonly object[] = rows[collection].list(from, from + rowsAtOnce);
    let lines = '';
    for (const row of some) {
      lines += lineOf({ collection, row });
      if (lines.length < charactersAtOnce) continue;
      yield lines;
      lines = '';
    }
    if (lines !== '') yield lines;
  }
}

async function* inPieces(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(0);
  for await (const chunk of content) {
    pending = Buffer.concat([pending, chunk]);
    const whole = pending.length - (pending.length % pieceLength);
    for (let at = 0; at < whole; at += pieceLength) yield pending.subarray(at, at + pieceLength);
    pending = pending.subarray(whole);
  }
  if (pending.length > 0) yield pending;
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
