/** The records cannot be merged: they are not parts of one run, or are from different versions of the kit. */
export class MergeError extends Error {
  readonly exitCode = 2;
}
