/**
 * Error for a store (SQLite or PostgreSQL) that does not respond or refuses an access.
 * A request that fails with this error was not processed, so the client can send the request again.
 */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Unavailable';
  }
}
