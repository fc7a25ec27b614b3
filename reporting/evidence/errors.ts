/** Thrown if an evidence file or a key is unusable. For this error, `cps verify` ends with exit code 2. */
export class EvidenceInputError extends Error {
  readonly exitCode = 2;
}
