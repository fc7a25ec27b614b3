/** The sandbox refuses requests to a tenant with damaged data and serves all other tenants. */
export class Damaged extends Error {
  readonly tenant: string;
  /** Contains no stored values. */
  readonly reason: string;

  constructor(tenant: string, reason: string, cause?: unknown) {
    super(`the stored data of the tenant ${tenant} cannot be read: ${reason}`, { cause });
    this.name = 'Damaged';
    this.tenant = tenant;
    this.reason = reason;
  }
}
