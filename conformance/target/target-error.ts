/**
 * Thrown for an invalid target file.
 * The message contains file, line, expected value and actual value for each error.
 */
export class TargetError extends Error {
  readonly exitCode = 2;
}
