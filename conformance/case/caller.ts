/**
 * The identity of the sender of a request. The target file contains a credential for most callers.
 *
 * The caller `forged` sends the access token of `admin` with changed JWT claims.
 * The caller `forged-signature` sends the token of `admin` with one changed character in the JWT signature.
 * The caller `unknown-key` sends an invalid API key to obtain an access token.
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
