/**
 * Thrown if a target file cannot be used.
 * The message has one sentence per error, with file, line, expected value and received value.
 */
export class TargetError extends Error {
  readonly exitCode = 2;
}
