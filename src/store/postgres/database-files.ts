import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore, Intake, StoredFile } from '../../files/file-store.ts';
import { readStreamOf } from '../../files/read-stream.ts';
import type { SweptFiles } from '../store.ts';
import type { Connections } from './connections.ts';

/** Timeout in milliseconds. The removal of unused files reads all documents in the database. */
const longest = 600_000;

const sweepStatement = `
  WITH named AS (
    SELECT found[1] AS hash FROM cps_rows, regexp_matches(body, '"hash":"([0-9a-f]{64})"', 'g') AS found
      WHERE collection = 'documents'
    UNION SELECT found[1] FROM cps_pages, regexp_matches(body, '"hash":"([0-9a-f]{64})"', 'g') AS found
      WHERE body LIKE '["documents",%'
  ), gone AS (
    DELETE FROM cps_files f WHERE f.kept < now() - make_interval(secs => $1)
      AND NOT EXISTS (SELECT FROM named n WHERE n.hash = f.hash)
    RETURNING f.upload, f.size
  ), pieces AS (DELETE FROM cps_chunks c USING gone WHERE c.upload = gone.upload)
  SELECT count(*)::integer AS files, coalesce(sum(size), 0) AS bytes FROM gone`;

export class DatabaseFiles implements FileStore {
  readonly #connections: Connections;
  readonly #links = new Map<string, string>();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  receive(): ChunkIntake {
    return new ChunkIntake(this.#connections);
  }

  open(hash: string, start = 0, end = Number.MAX_SAFE_INTEGER): Readable {
    const link = this.#links.get(hash);
    if (link !== undefined) return readStreamOf(link, start, end);
    return Readable.from(this.#pieces(hash, start, end), { objectMode: false });
  }

  async release(hash: string): Promise<void> {
    await this.#connections.transaction(async (client) => {
      const { rows } = await client.query(
        'UPDATE cps_files SET owners = owners - 1 WHERE hash = $1 RETURNING owners, upload',
        [hash],
      );
      if (rows.length === 0 || rows[0].owners > 0) return;
      await client.query('DELETE FROM cps_files WHERE hash = $1', [hash]);
      await client.query('DELETE FROM cps_chunks WHERE upload = $1', [rows[0].upload]);
    });
  }

  link(hash: string, path: string): void {
    this.#links.set(hash, path);
  }

  async sweepUploads(): Promise<void> {
    const old = "SELECT upload FROM cps_uploads WHERE begun < now() - interval '1 day'";
    await this.#connections.transaction(async (client) => {
      await client.query(`DELETE FROM cps_chunks WHERE upload IN (${old})`);
      await client.query("DELETE FROM cps_uploads WHERE begun < now() - interval '1 day'");
    });
  }

  /** Uses one SQL statement, because documents can change between two statements. */
  async sweep(unusedFor: number): Promise<SweptFiles> {
    const { rows } = await this.#connections.ask(sweepStatement, [unusedFor / 1000], longest);
    return { files: rows[0]?.files, bytes: Number(rows[0]?.bytes) };
  }

  async close(): Promise<void> {}

  async *#pieces(hash: string, start: number, end: number): AsyncGenerator<Buffer> {
    const { rows: files } = await this.#connections.ask('SELECT upload, size FROM cps_files WHERE hash = $1', [hash]);
    if (!files[0]) throw new Error(`no file with the hash ${hash} is stored`);
    const { upload, size } = files[0];
    const last = Math.min(end, Number(size));
    for (let at = start; at < last; ) {
      const number = Math.floor(at / chunkSize);
      const { rows } = await this.#connections.ask('SELECT bytes FROM cps_chunks WHERE upload = $1 AND number = $2', [
        upload,
        number,
      ]);
      if (!rows[0]) throw new Error(`piece ${number} of the file ${hash} is missing`);
      const begin = number * chunkSize;
      yield rows[0].bytes.subarray(at - begin, last - begin);
      at = begin + chunkSize;
    }
  }
}

/** The size of a chunk in bytes. The last chunk of a file can be smaller. */
const chunkSize = 256 * 1024;

class ChunkIntake implements Intake {
  readonly #connections: Connections;
  readonly #upload = randomUUID();
  readonly #hash = createHash('sha256');
  #waiting: Buffer[] = [];
  #length = 0;
  #size = 0;
  #pieces = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  write(chunk: Buffer): Promise<void> {
    this.#writing = this.#append(chunk);
    return this.#writing;
  }

  async keep(): Promise<StoredFile> {
    if (this.#length > 0) await this.#writePiece(Buffer.concat(this.#waiting));
    if (this.#pieces === 0) await this.#begin();
    const [hash, size] = [this.#hash.digest('hex'), this.#size];
    await this.#connections.transaction(async (client) => {
      const { rows } = await client.query(
        `INSERT INTO cps_files (hash, size, upload, owners) VALUES ($1, $2, $3, 1)
         ON CONFLICT (hash) DO UPDATE SET owners = cps_files.owners + 1, kept = now() RETURNING upload`,
        [hash, size, this.#upload],
      );
      if (rows[0].upload !== this.#upload)
        await client.query('DELETE FROM cps_chunks WHERE upload = $1', [this.#upload]);
      await client.query('DELETE FROM cps_uploads WHERE upload = $1', [this.#upload]);
    });
    return { hash, size };
  }

  async discard(): Promise<void> {
    await Promise.allSettled([this.#writing]);
    this.#waiting = [];
    if (this.#pieces === 0) return;
    await this.#connections.ask('DELETE FROM cps_chunks WHERE upload = $1', [this.#upload]);
    await this.#connections.ask('DELETE FROM cps_uploads WHERE upload = $1', [this.#upload]);
  }

  async #append(chunk: Buffer): Promise<void> {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    this.#waiting.push(Buffer.from(chunk));
    this.#length += chunk.length;
    if (this.#length < chunkSize) return;
    const bytes = Buffer.concat(this.#waiting);
    const whole = bytes.length - (bytes.length % chunkSize);
    for (let at = 0; at < whole; at += chunkSize) await this.#writePiece(bytes.subarray(at, at + chunkSize));
    this.#waiting = [bytes.subarray(whole)];
    this.#length = bytes.length - whole;
  }

  async #writePiece(bytes: Buffer): Promise<void> {
    if (this.#pieces === 0) await this.#begin();
    const values = [this.#upload, this.#pieces, bytes];
    this.#pieces += 1;
    await this.#connections.ask('INSERT INTO cps_chunks VALUES ($1, $2, $3)', values);
  }

  async #begin(): Promise<void> {
    await this.#connections.ask('INSERT INTO cps_uploads (upload) VALUES ($1)', [this.#upload]);
  }
}
