/**
 * Thrown for an invalid target file.
 * The error message contains file, line, expected value and actual value for each mistake.
 */
export class TargetError extends Error {
  readonly exitCode = 2;
}
