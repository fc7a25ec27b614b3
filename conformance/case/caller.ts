/**
 * The sender of a request: a credential of the target file, or no credential.
 *
 * `forged` sends the token of `admin` with changed claims.
 * `forged-signature` sends the token of `admin` with one changed character of the signature.
 * `unknown-key` sends an invalid credential to the operations that issue tokens.
 */
export type CallerName =
  | 'super-admin'
  | 'admin'
  | 'user'
  | 'other-tenant'
  | 'tenant-without-flag'
  | 'hr-managed-tenant'
  | 'forged'
  | 'forged-signature'
  | 'unknown-key'
  | 'nobody';

/** Returns whether a caller sends no token or an invalid token. */
export function isWithoutToken(as: CallerName): boolean {
  return as === 'nobody' || as === 'forged' || as === 'forged-signature';
}
