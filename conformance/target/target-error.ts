/** A target file that cannot be used: one sentence per error with file, line, expected and received value. */
export class TargetError extends Error {
  readonly exitCode = 2;
}
