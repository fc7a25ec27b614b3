/** Each tenant has its own range of row ids, so a database page usually contains rows of one tenant only. */
export const rowIdsOfTenant = 2 ** 40;

/** SQL for the lowest row id of a tenant minus 1. A row id has 23 bits from `created` and 40 bits for the rows. */
export function firstRowId(created: string): string {
  return `((${created} & ${2 ** 23 - 1}) * ${rowIdsOfTenant})`;
}
