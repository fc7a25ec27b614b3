import { type CollectionName, type Collections, emptyCollections } from '../collections.ts';
import type { KeyPart } from '../compare.ts';
import { TenantData } from '../tenant-data.ts';
import { ArchiveFault, type ArchiveFiles, type ArchiveHeader, headerFrom } from './format.ts';
import { incomingFaults } from './incoming-row.ts';
import { jsonLines } from './lines.ts';

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

interface Putting {
  readonly size: number;
  put: (row: never) => void;
}

class IncomingRows {
  readonly collections: Collections;
  readonly #lines = new Map<string, number>();

  constructor(collections: Collections) {
    this.collections = collections;
  }

  take(collection: unknown, row: unknown, line: number): void {
    if (!this.#isName(collection)) {
      const known = Object.keys(this.collections).join(', ');
      throw new ArchiveFault(
        line,
        `no collection is named ${JSON.stringify(collection)}; the collections are ${known}`,
      );
    }
    const [fault] = incomingFaults(collection, row);
    if (fault) {
      const place = fault.path.length === 0 ? 'the row' : `/${fault.path.join('/')}`;
      throw new ArchiveFault(line, `in a row of the collection "${collection}", ${place} ${fault.message}`);
    }
    const into: Putting = this.collections[collection];
    const before = into.size;
    into.put(row as never);
    if (into.size === before)
      throw new ArchiveFault(line, `a row of the collection "${collection}" has the key of an earlier row`);
    if (collection === 'departments' || collection === 'folders') {
      this.#lines.set(`${collection} ${(row as { id: string }).id}`, line);
    }
  }

  lineOf(collection: CollectionName, key: KeyPart): number {
    return this.#lines.get(`${collection} ${key}`) ?? 1;
  }

  #isName(name: unknown): name is CollectionName {
    return typeof name === 'string' && Object.hasOwn(this.collections, name);
  }
}

type Tree = 'departments' | 'folders';
type RowOf<Name extends Tree> = ReturnType<Collections[Name]['list']>[number];

function requireTree<Name extends Tree>(
  name: Name,
  rows: IncomingRows,
  parentOf: (row: RowOf<Name>) => string | null,
): void {
  const list: readonly RowOf<Name>[] = rows.collections[name].list();
  const parents = new Map(list.map((row) => [row.id, parentOf(row)]));
  const sound = new Set<string>();
  for (const { id } of list) {
    const fault = walkUp(id, parents, sound);
    if (fault) throw new ArchiveFault(rows.lineOf(name, id), `in a row of the collection "${name}", ${id} ${fault}`);
  }
}

/** Skips ancestors in the set `sound`, because earlier calls have already checked these ancestors. */
function walkUp(id: string, parents: ReadonlyMap<string, string | null>, sound: Set<string>): string | undefined {
  const way = new Set<string>();
  for (let at: string | null = id; at !== null && !sound.has(at); ) {
    if (way.has(at)) return 'is its own ancestor';
    way.add(at);
    const parent = parents.get(at);
    if (parent === undefined) return at === id ? 'is missing' : `has the ancestor ${at}, which does not exist`;
    at = parent;
  }
  for (const each of way) sound.add(each);
  return undefined;
}

type Intake = ReturnType<ArchiveFiles['receive']>;

interface Open {
  intake: Intake;
  hash: string;
  size: number;
  line: number;
}

class IncomingFiles {
  readonly #files: ArchiveFiles;
  readonly #kept = new Map<string, number>();
  #open: Open | undefined;

  constructor(files: ArchiveFiles) {
    this.#files = files;
  }

  get kept(): ReadonlyMap<string, number> {
    return this.#kept;
  }

  async begin(hash: unknown, size: unknown, line: number): Promise<void> {
    await this.finish(line);
    if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash) || !Number.isSafeInteger(size)) {
      throw new ArchiveFault(line, 'a file needs its SHA-256 in hex and its size in bytes');
    }
    if (this.#kept.has(hash)) throw new ArchiveFault(line, `the file ${hash} is a duplicate`);
    this.#open = { intake: this.#files.receive(), hash, size: Number(size), line };
  }

  async write(bytes: unknown, line: number): Promise<void> {
    if (!this.#open)
      throw new ArchiveFault(line, 'file bytes must follow a line with the hash and the size of the file');
    if (typeof bytes !== 'string') throw new ArchiveFault(line, 'the bytes of a file must be base64');
    await this.#open.intake.write(Buffer.from(bytes, 'base64'));
  }

  async finish(line: number): Promise<void> {
    if (!this.#open) return;
    const { intake, hash, size } = this.#open;
    this.#open = undefined;
    const stored = await intake.keep();
    if (this.#kept.has(stored.hash)) await this.#files.release(stored.hash);
    this.#kept.set(stored.hash, stored.size);
    if (stored.size !== size)
      throw new ArchiveFault(line, `the file ${hash} has ${stored.size} bytes, expected ${size}`);
    if (stored.hash !== hash)
      throw new ArchiveFault(line, `the bytes of the file ${hash} have another SHA-256: ${stored.hash}`);
  }

  /** Must be called if the import fails. Deletes the files that are already stored. */
  async abandon(): Promise<void> {
    await this.#open?.intake.discard();
    this.#open = undefined;
    for (const hash of this.#kept.keys()) await this.#files.release(hash);
    this.#kept.clear();
  }
}
