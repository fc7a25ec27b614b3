/** Thrown if a file or key cannot be used. The command `cps verify` then ends with exit code 2. */
export class EvidenceInputError extends Error {
  readonly exitCode = 2;
}
