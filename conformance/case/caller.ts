/**
 * Names the sender of a request: a credential of the target file, or no credential.
 *
 * The caller `forged` sends the admin's token with changed claims.
 * The caller `unknown-key` sends an invented credential to the two token operations.
 * The token operations send the caller's credential and no token.
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
