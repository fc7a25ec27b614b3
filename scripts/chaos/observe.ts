import type { OperationId } from '../../src/contract/operation.ts';

/** The operations that show all stored data of a tenant except file contents, with the ends of their addresses. */
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
 * A tenant and the copy that a recipe creates, as one text. Equal texts mean equal stored data.
 * The current time is left out, because a clock may run briefly. So are the revisions of documents: they number the writes
 * of a tenant, whose order depends on how long the clock ran.
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
      parts.push(`${name}${end} ${status} ${body.replaceAll(/"now":"[^"]*",?|,"revision":\d+/g, '')}`);
    }
  }
  return parts.join('\n');
}

/** The first difference between two observations, with some context. */
export function differenceOf(found: string, expected: string): string {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at += 1;
  const from = Math.max(0, at - 200);
  return `found …${found.slice(from, at + 300)}… instead of …${expected.slice(from, at + 300)}…`;
}
