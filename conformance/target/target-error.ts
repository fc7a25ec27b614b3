/** Thrown for an invalid target file. */
export class TargetError extends Error {
  readonly exitCode = 2;
}
