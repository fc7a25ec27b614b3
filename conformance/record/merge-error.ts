/** The records can't be merged: they are not parts of one run, or are of another kit. */
export class MergeError extends Error {
  readonly exitCode = 2;
}
