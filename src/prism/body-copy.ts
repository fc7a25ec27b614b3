/** The most bytes of a body that are kept to be judged. */
export const copyLimit = 10 * 1024 * 1024;

/** A copy of a body that goes by; a body over the limit is counted alone. */
export class BodyCopy {
  #chunks: Buffer[] = [];
  #size = 0;

  take(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= copyLimit) this.#chunks.push(chunk);
    else this.#chunks = [];
  }

  get size(): number {
    return this.#size;
  }

  /** The whole body; undefined when it was over the limit. */
  get bytes(): Buffer | undefined {
    return this.#size <= copyLimit ? Buffer.concat(this.#chunks) : undefined;
  }
}
