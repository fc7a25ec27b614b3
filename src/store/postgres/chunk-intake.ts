import { createHash, randomUUID } from 'node:crypto';
import type { Intake, StoredFile } from '../../files/file-store.ts';
import type { Connections } from './connections.ts';

/** The size of a chunk in bytes. The last chunk of a file can be smaller. */
export const chunkSize = 256 * 1024;

export class ChunkIntake implements Intake {
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
    await this.#connections.ask('INSERT INTO cps_chunks VALUES ($1, $2, $3)', values, 'piece');
  }

  async #begin(): Promise<void> {
    await this.#connections.ask('INSERT INTO cps_uploads (upload) VALUES ($1)', [this.#upload]);
  }
}
