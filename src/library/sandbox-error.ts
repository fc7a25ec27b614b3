/** A request of the library's that the sandbox refused: nothing was changed. */
export class SandboxError extends Error {
  /** The status of the answer, e.g. 404. */
  readonly status: number;
  /** The code of the register, e.g. `TENANT NOT FOUND`. */
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'SandboxError';
    this.status = status;
    this.code = code;
  }
}
