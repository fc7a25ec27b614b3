/**
 * Error for a request that failed because the database or the disk could not be used.
 * The client may repeat the failed request.
 */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Unavailable';
  }
}
