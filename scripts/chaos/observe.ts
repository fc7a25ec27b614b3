import type { OperationId } from '../../src/contract/operation.ts';

/** Operations that return a tenant's stored data, with the part of each path after `/_sandbox/tenants/<name>`. */
const shown: readonly (readonly [OperationId, string])[] = [
  ['readTenantState', '/state'],
  ['readTenant', ''],
  ['readClock', '/clock'],
  ['readJobPlans', '/job-plans'],
  ['listTenantFaults', '/faults'],
  ['listSnapshots', '/snapshots'],
];

interface Shown {
  status: number;
  body: string;
}

/**
 * Returns the stored data of a tenant as text. If the tenant has a copy, the text also contains the data of the copy.
 * Two sandboxes with the same data for the tenant return the same text. Different data leads to different texts.
 * The text omits the tenant's current time, which differs between two sandboxes while the tenant's clock runs.
 */
export async function observe(
  tenant: string,
  read: (operation: OperationId, target: string) => Promise<Shown>,
): Promise<string> {
  const parts: string[] = [];
  for (const name of [tenant, `${tenant}-copy`]) {
    for (const [operation, end] of shown) {
      const { status, body } = await read(operation, `/_sandbox/tenants/${name}${end}`);
      if (status === 404) break;
      parts.push(`${name}${end} ${status} ${body.replaceAll(/"now":"[^"]*",?/g, '')}`);
    }
  }
  return parts.join('\n');
}

/** Returns the first difference between two texts of stored data, with some context. */
export function differenceOf(found: string, expected: string): string {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at += 1;
  const from = Math.max(0, at - 200);
  return `found …${found.slice(from, at + 300)}… instead of …${expected.slice(from, at + 300)}…`;
}
