import { emptyCollections } from '../collections.ts';
import { TenantData } from '../tenant-data.ts';
import { ArchiveFault, type ArchiveFiles, type ArchiveHeader, headerFrom } from './format.ts';
import { IncomingFiles } from './incoming-files.ts';
import { jsonLines } from './lines.ts';
import { IncomingRows, requireTree } from './rows.ts';

export interface ReadArchive {
  header: ArchiveHeader;
  tenantData: TenantData;
  hashes: ReadonlySet<string>;
}

/** Throws `ArchiveFault` and deletes the stored files. `mostRowBytes` limits the rows, because they are in memory. */
export async function readArchive(
  bytes: AsyncIterable<Buffer>,
  files: ArchiveFiles,
  mostRowBytes = Number.POSITIVE_INFINITY,
): Promise<ReadArchive> {
  const incoming = new IncomingFiles(files);
  try {
    const { header, rows } = await readLines(bytes, incoming, mostRowBytes);
    const tenantData = new TenantData(header.tenant, rows.collections, header.worldVersion);
    return { header, tenantData, hashes: new Set(incoming.kept.keys()) };
  } catch (error) {
    await incoming.abandon();
    throw error;
  }
}

async function readLines(bytes: AsyncIterable<Buffer>, files: IncomingFiles, mostRowBytes: number) {
  const lines = jsonLines(bytes);
  const { line: first = 1, value } = (await lines.next()).value ?? {};
  const header = headerFrom(value, first);
  const rows = new IncomingRows(emptyCollections());
  let last = first;
  let rowBytes = 0;
  let end: { value: unknown; digest: string } | undefined;
  for await (const { line, value, length, digestBefore } of lines) {
    last = line;
    if (isRow(value)) rowBytes += length;
    if (rowBytes > mostRowBytes)
      throw new ArchiveFault(line, `the rows may have at most ${mostRowBytes} bytes, they have more`);
    if (end) throw new ArchiveFault(line, 'no line may follow the end line');
    if (await takeLine(value, line, rows, files)) end = { value, digest: digestBefore() };
  }
  if (!end) throw new ArchiveFault(last, 'the archive is incomplete: its end line is missing');
  await files.finish(last);
  requireWhole(header, rows, files, last);
  requireDigest(end, last);
  return { header, rows };
}

function isRow(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'row' in value;
}

/** Returns true for the end line. */
async function takeLine(value: unknown, line: number, rows: IncomingRows, files: IncomingFiles): Promise<boolean> {
  const parsed: object = typeof value === 'object' && value !== null ? value : {};
  if ('row' in parsed && 'collection' in parsed) rows.take(parsed.collection, parsed.row, line);
  else if ('file' in parsed && 'size' in parsed) await files.begin(parsed.file, parsed.size, line);
  else if ('bytes' in parsed) await files.write(parsed.bytes, line);
  else if ('end' in parsed) return true;
  else throw new ArchiveFault(line, 'it must be a row, a file, bytes of a file or the end');
  return false;
}

function requireWhole(header: ArchiveHeader, rows: IncomingRows, files: IncomingFiles, line: number): void {
  for (const [name, { size }] of Object.entries(rows.collections)) {
    const promised = Object.entries(header.rows).find(([each]) => each === name)?.[1] ?? 0;
    if (promised !== size)
      throw new ArchiveFault(line, `the header announces ${promised} rows of ${name}, the archive has ${size}`);
  }
  if (header.files !== files.kept.size) {
    throw new ArchiveFault(line, `the header announces ${header.files} files, the archive has ${files.kept.size}`);
  }
  for (const { documentId, hash, fileSize } of rows.collections.documents.list()) {
    const size = files.kept.get(hash);
    if (size === undefined) throw new ArchiveFault(line, `the file ${hash} of document ${documentId} is missing`);
    if (size === fileSize) continue;
    throw new ArchiveFault(line, `the document ${documentId} has the fileSize ${fileSize}, its file has ${size} bytes`);
  }
  requireTree('departments', rows, ({ parentDepartment }) => parentDepartment);
  requireTree('folders', rows, ({ parent }) => parent);
}

/** A changed archive can still contain valid rows. A handwritten archive can omit the SHA-256. */
function requireDigest({ value, digest }: { value: unknown; digest: string }, line: number): void {
  const isGiven = typeof value === 'object' && value !== null && 'digest' in value;
  if (!isGiven || value.digest === digest) return;
  const reason = `its end line has the digest ${JSON.stringify(value.digest)}, its lines have the SHA-256 ${digest}`;
  throw new ArchiveFault(line, `the archive was changed since it was written: ${reason}`);
}
