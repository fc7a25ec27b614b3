/**
 * Error for a request that failed because the database or the disk could not be used.
 * After the error `Unavailable`, the client may send the request again.
 */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Unavailable';
  }
}
