/**
 * The identity under which a test case sends a request. Most callers have a credential in the target file.
 *
 * The caller `forged` sends the access token of the caller `admin` with changed JWT claims.
 * The caller `forged-signature` sends the token of `admin` with one changed character in the JWT signature.
 * The caller `unknown-key` sends an invalid API key to the operations that issue access tokens.
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
