import { ArchiveFault, type ArchiveFiles } from './format.ts';

type Intake = ReturnType<ArchiveFiles['receive']>;

interface Open {
  intake: Intake;
  hash: string;
  size: number;
  line: number;
}

export class IncomingFiles {
  readonly #files: ArchiveFiles;
  readonly #kept = new Map<string, number>();
  #open: Open | undefined;

  constructor(files: ArchiveFiles) {
    this.#files = files;
  }

  /** The size in bytes of each stored file, by its SHA-256. */
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
