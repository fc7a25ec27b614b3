/**
 * The sender of a request: a credential of the target file, or no credential.
 *
 * `forged` sends the token of `admin` with changed claims.
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
  | 'unknown-key'
  | 'nobody';
