/** A target file that cannot be used: one sentence for each fault, with file, line, what was wanted and what came. */
export class TargetError extends Error {
  readonly exitCode = 2;
}
