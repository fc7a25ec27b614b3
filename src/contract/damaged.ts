/**
 * Error for stored data of one tenant that cannot be read.
 * Until the data is repaired, requests of this tenant are refused. All other tenants are served.
 */
export class Damaged extends Error {
  readonly tenant: string;
  /** Location and kind of the damage. The text contains no stored values. */
  readonly reason: string;

  constructor(tenant: string, reason: string, cause?: unknown) {
    super(`the stored data of the tenant ${tenant} cannot be read: ${reason}`, { cause });
    this.name = 'Damaged';
    this.tenant = tenant;
    this.reason = reason;
  }
}
