/** Error for a tenant whose stored data is damaged. The sandbox refuses its requests and serves all other tenants. */
export class Damaged extends Error {
  readonly tenant: string;
  /** Location and kind of the damage, without any stored value. */
  readonly reason: string;

  constructor(tenant: string, reason: string, cause?: unknown) {
    super(`the stored data of the tenant ${tenant} cannot be read: ${reason}`, { cause });
    this.name = 'Damaged';
    this.tenant = tenant;
    this.reason = reason;
  }
}
