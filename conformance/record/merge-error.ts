/** Thrown for records of different runs or of different versions, which cannot be merged. */
export class MergeError extends Error {
  readonly exitCode = 2;
}
