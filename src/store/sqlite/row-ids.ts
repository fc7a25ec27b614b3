/**
 * The number of row ids that are reserved for each tenant.
 * Each tenant has its own range of row ids, so a database page usually contains rows of one tenant only.
 */
export const rowIdsOfTenant = 2 ** 40;

/**
 * Returns an SQL expression for the lowest row id of a tenant minus 1.
 * The parameter `created` is the name of the column that numbers the tenants in their order of creation.
 * A row id has 63 bits: 23 bits from the column `created`, and 40 bits for the rows of the tenant.
 */
export function firstRowId(created: string): string {
  return `((${created} & ${2 ** 23 - 1}) * ${rowIdsOfTenant})`;
}
