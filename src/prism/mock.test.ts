import { describe, expect, test } from 'vitest';
import { openSandbox, roleFor, type TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { type OperationEntry, operationTable } from '../contract/operation.ts';

const entries = Object.values(operationTable).filter((entry) => entry.interface !== 'sandbox');
const statuses = entries.flatMap((entry) => Object.keys(entry.answers).map((status) => [entry, status] as const));

async function ask(sandbox: TestSandbox, entry: OperationEntry, prefer: string) {
  const { token } = await sandbox.as('aurora', roleFor(entry));
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': 'aurora-admin-key', prefer };
  return sandbox.send(entry.method as 'GET', entry.path.replaceAll(/\{\w+\}/g, '1'), { headers });
}

describe('Prefer', () => {
  const sandbox = openSandbox();

  test.each(statuses.map(([entry, status]) => [`${entry.id} ${status}`, entry, status] as const))(
    'code: %s can be had on demand, as the contract declares it',
    async (_name, entry, status) => {
      expect((await ask(sandbox, entry, `code=${status}`)).status).toBe(Number(status));
    },
  );

  test.each(['code=409, example=department-name-taken', 'example="department-name-taken"'])('%s', async (prefer) => {
    const { status, body } = await ask(sandbox, operationTable.createDepartment, prefer);
    expect([status, body.errors[0].code]).toEqual([409, 'DEPARTMENT NAME TAKEN']);
  });

  test.each([
    ['code=418', 'no status 418'],
    ['code=often', 'code must be a status'],
    ['code=200, example=no-such-example', 'no example no-such-example. Its examples: '],
  ])('%s is refused with the available values', async (prefer, words) => {
    const { status, body } = await ask(sandbox, operationTable.readDepartment, prefer);
    expect([status, body.errors[0].code]).toEqual([400, 'INVALID VALUE']);
    expect(body.errors[0].detail).toContain(words);
  });

  test('other preferences are passed over', async () => {
    expect((await ask(sandbox, operationTable.readDepartment, 'return=minimal')).body.data.id).toBe('1');
  });
});
