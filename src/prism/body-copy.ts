/** Maximum size in bytes of a request or response body that the proxy copies for validation. */
const copyLimit = 10 * 1024 * 1024;

export class BodyCopy {
  readonly #isKept: boolean;
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(mediaType = '') {
    this.#isKept = isJson(mediaType) || isForm(mediaType);
  }

  take(chunk: Buffer): void {
    this.#size += chunk.length;
    if (!this.#isKept) return;
    if (this.#size <= copyLimit) this.#chunks.push(chunk);
    else this.#chunks = [];
  }

  get size(): number {
    return this.#size;
  }

  get bytes(): Buffer | undefined {
    return this.#isKept && this.#size <= copyLimit ? Buffer.concat(this.#chunks) : undefined;
  }
}

export function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

export function isForm(mediaType: string): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(mediaType);
}
