import { describe, expect, test } from 'vitest';
import { openSandbox, roleFor } from '../../../testing/sandbox/sandbox.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';

const entries = Object.values(operationTable).filter((entry) => entry.interface !== 'sandbox');

describe('Prefer: dynamic=true', () => {
  const sandbox = openSandbox();

  async function ask(entry: OperationEntry, prefer: string) {
    const { token } = await sandbox.as('aurora', roleFor(entry));
    const headers = { authorization: `Bearer ${token}`, 'x-api-key': 'aurora-admin-key', prefer };
    return sandbox.send(entry.method as 'GET', entry.path.replaceAll(/\{\w+\}/g, '1'), { headers });
  }

  test.each(entries.map((entry) => [entry.id, entry] as const))(
    '%s: every answer has a valid body',
    async (_id, entry) => {
      for (const status of Object.keys(entry.answers)) {
        for (const seed of [1, 2]) {
          const { status: came } = await ask(entry, `dynamic=true, code=${status}, seed=${seed}`);
          expect(came).toBe(Number(status));
        }
      }
    },
  );
});
