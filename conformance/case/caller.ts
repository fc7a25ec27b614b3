/**
 * Identifies the sender of a request, such as an administrator or a caller without a token.
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

export function isWithoutToken(as: CallerName): boolean {
  return as === 'nobody' || as === 'forged' || as === 'forged-signature';
}
