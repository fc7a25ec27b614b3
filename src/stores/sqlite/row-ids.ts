/**
 * The number of row ids in the range that each tenant has for its own rows.
 * SQLite sorts the rows of a table by id, so most database pages contain rows of only one tenant.
 * A damaged database page therefore makes few tenants unreadable.
 */
export const rowIdsOfTenant = 2 ** 40;

/**
 * Returns an SQL expression for the lowest row id of a tenant minus 1.
 * The parameter is the name of the column with the ordinal number of the tenant.
 * The expression uses only 23 bits of the ordinal number, so that a damaged number cannot cause an overflow.
 */
export function firstRowId(created: string): string {
  return `((${created} & ${2 ** 23 - 1}) * ${rowIdsOfTenant})`;
}
