/**
 * The sender of a request: a credential of the target file, or none.
 *
 * `forged` is the admin's token with changed claims; `unknown-key` is an invented credential for the two token
 * operations. Token operations send the caller's credential and no token.
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
