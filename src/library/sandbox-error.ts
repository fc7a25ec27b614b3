/** Error for a request that the sandbox refused. The refused request has changed no data. */
export class SandboxError extends Error {
  /** Status of the HTTP response, such as 404. */
  readonly status: number;
  /** Error code in the response body, such as `TENANT NOT FOUND`. */
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'SandboxError';
    this.status = status;
    this.code = code;
  }
}
