/**
 * The number of row ids that are reserved for each tenant.
 * SQLite sorts rows by id, so a database page usually contains rows of one tenant only.
 */
export const rowIdsOfTenant = 2 ** 40;

/**
 * Returns an SQL expression for a number that is one less than the lowest row id of a tenant.
 * The parameter `created` is the name of the column that numbers the tenants in their order of creation.
 * Uses only the lowest 23 bits of the number in `created`, so that every row id fits in 64 bits.
 */
export function firstRowId(created: string): string {
  return `((${created} & ${2 ** 23 - 1}) * ${rowIdsOfTenant})`;
}
