/**
 * Error for a request that failed because the database did not respond or refused the access.
 * The client may repeat the failed request.
 */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Unavailable';
  }
}
