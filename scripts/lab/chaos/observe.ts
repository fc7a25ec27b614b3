import type { OperationId } from '../../../src/contract/operation.ts';

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
 * Returns the stored data of a tenant as text.
 * If the tenant `<name>-copy` exists, its data follows the data of the tenant `<name>`.
 * Omits the tenant's current time, because the clocks of two compared sandboxes can differ.
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

export function differenceOf(found: string, expected: string): string {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at += 1;
  const from = Math.max(0, at - 200);
  return `found …${found.slice(from, at + 300)}… instead of …${expected.slice(from, at + 300)}…`;
}
