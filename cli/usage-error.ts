/** Error for wrong usage of a command. The message is printed without a stack trace, and the exit code is 2. */
export class UsageError extends Error {
  readonly exitCode = 2;
}
