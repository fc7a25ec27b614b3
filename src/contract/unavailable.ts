/**
 * Error for a database that does not respond or refuses an access.
 * The client can send the failed request again.
 */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Unavailable';
  }
}
