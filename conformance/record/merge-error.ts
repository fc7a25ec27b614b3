/** Thrown if JSON reports come from different runs or versions. Such reports cannot be merged. */
export class MergeError extends Error {
  readonly exitCode = 2;
}
