/** Thrown if JSON reports cannot be merged, for example because they come from different runs. */
export class MergeError extends Error {
  readonly exitCode = 2;
}
