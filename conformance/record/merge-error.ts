/** Thrown for JSON reports of different runs or versions, which cannot be merged. */
export class MergeError extends Error {
  readonly exitCode = 2;
}
