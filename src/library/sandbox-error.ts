/** A request of the library that the sandbox refused. Nothing was changed. */
export class SandboxError extends Error {
  /** The HTTP status, for example 404. */
  readonly status: number;
  /** The error code, for example `TENANT NOT FOUND`. */
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'SandboxError';
    this.status = status;
    this.code = code;
  }
}
