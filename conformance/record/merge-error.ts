/** Thrown if records cannot be merged, because they are from different runs or different versions of the kit. */
export class MergeError extends Error {
  readonly exitCode = 2;
}
