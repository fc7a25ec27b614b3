/** An error of the caller: printed as one sentence, exit code 2. */
export class UsageError extends Error {
  readonly exitCode = 2;
}
