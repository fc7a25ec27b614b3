/** The error for a request of the library that the sandbox refused. A refused request has changed no data. */
export class SandboxError extends Error {
  /** The HTTP status of the response, for example 404. */
  readonly status: number;
  /** The error code in the response, for example `TENANT NOT FOUND`. */
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'SandboxError';
    this.status = status;
    this.code = code;
  }
}
