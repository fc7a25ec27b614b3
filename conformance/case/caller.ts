/**
 * The sender of a request: a credential of the target file, or nobody.
 *
 * `forged` is the admin's token with altered claims; `unknown-key` an invented credential, which only the two token
 * operations use. The token operations send the caller's credential and no token.
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
