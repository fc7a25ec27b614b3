/**
 * Names the sender of a request, which is a credential of the target file or no credential.
 *
 * The caller `forged` sends the token of the caller `admin` with changed claims.
 * The caller `unknown-key` sends an invented credential to the two token operations.
 * The token operations send the caller's credential instead of a token.
 */
export type CallerName =
  | 'super-admin'
  | 'admin'
  | 'user'
  | 'other-tenant'
  | 'tenant-without-flag'
  | 'hr-managed-tenant'
  | 'forged'
  | 'unknown-key'
  | 'nobody';
