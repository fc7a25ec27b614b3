/** A file or a key that can't be used: exit code 2. */
export class EvidenceInputError extends Error {
  readonly exitCode = 2;
}
