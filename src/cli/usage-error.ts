/** Error for wrong usage by the caller. It is printed as one sentence with exit code 2. */
export class UsageError extends Error {
  readonly exitCode = 2;
}
