/** Error for wrong usage of a command. The error is printed as one sentence, and the exit code is 2. */
export class UsageError extends Error {
  readonly exitCode = 2;
}
