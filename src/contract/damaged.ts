/** Stored data of one tenant cannot be read. Its requests are refused until the data is repaired; other tenants are served. */
export class Damaged extends Error {
  readonly tenant: string;
  /** The location and kind of the damage, without stored values. */
  readonly reason: string;

  constructor(tenant: string, reason: string, cause?: unknown) {
    super(`the stored data of the tenant ${tenant} cannot be read: ${reason}`, { cause });
    this.name = 'Damaged';
    this.tenant = tenant;
    this.reason = reason;
  }
}
