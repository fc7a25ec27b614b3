/**
 * Error for a tenant whose stored data cannot be read.
 * The sandbox refuses requests of a tenant with damaged data until the data is repaired.
 * Other tenants are not affected by the damaged data of one tenant.
 */
export class Damaged extends Error {
  readonly tenant: string;
  /** Location and kind of the damage in the stored data. The text contains no stored values. */
  readonly reason: string;

  constructor(tenant: string, reason: string, cause?: unknown) {
    super(`the stored data of the tenant ${tenant} cannot be read: ${reason}`, { cause });
    this.name = 'Damaged';
    this.tenant = tenant;
    this.reason = reason;
  }
}
