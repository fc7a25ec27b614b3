export class UsageError extends Error {
  readonly exitCode = 2;
}
