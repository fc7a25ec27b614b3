/**
 * Thrown for an invalid target file.
 * The error message lists all mistakes, each with the file, the line, the expected value and the actual value.
 */
export class TargetError extends Error {
  readonly exitCode = 2;
}
