/** Thrown if records cannot be merged, because they are from different runs or from different versions. */
export class MergeError extends Error {
  readonly exitCode = 2;
}
