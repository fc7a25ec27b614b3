/**
 * The number of row ids that each tenant has for itself.
 * SQLite sorts the rows of a table by id, so most database pages contain rows of only one tenant.
 * A damaged database page therefore makes few tenants unreadable.
 */
export const rowIdsOfTenant = 2 ** 40;

/**
 * Returns an SQL expression for the number before the first row id of a tenant.
 * The parameter is an SQL expression for the ordinal number of the tenant, which the column `created` contains.
 * The mask limits the result to positive integers of 64 bits, also for a damaged ordinal number.
 */
export function firstRowId(created: string): string {
  return `((${created} & ${2 ** 23 - 1}) * ${rowIdsOfTenant})`;
}
