/** A file or key that cannot be used: exit code 2. */
export class EvidenceInputError extends Error {
  readonly exitCode = 2;
}
