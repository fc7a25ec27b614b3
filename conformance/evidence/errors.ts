/** Thrown if a file or key is unusable. After this error, the command `cps verify` ends with exit code 2. */
export class EvidenceInputError extends Error {
  readonly exitCode = 2;
}
