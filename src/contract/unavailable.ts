/**
 * Error for a store that is not available or refuses an operation.
 * The request was not processed, so the client can send the request again.
 */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Unavailable';
  }
}
