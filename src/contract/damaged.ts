/** Error for a tenant with damaged data. The sandbox refuses requests to this tenant and serves all other tenants. */
export class Damaged extends Error {
  readonly tenant: string;
  /** Describes where and how the stored data is damaged. Contains no stored values. */
  readonly reason: string;

  constructor(tenant: string, reason: string, cause?: unknown) {
    super(`the stored data of the tenant ${tenant} cannot be read: ${reason}`, { cause });
    this.name = 'Damaged';
    this.tenant = tenant;
    this.reason = reason;
  }
}
