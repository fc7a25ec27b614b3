/**
 * Error for a database that does not respond or refuses an access.
 * A client can send a request again that failed because of this error.
 */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Unavailable';
  }
}
