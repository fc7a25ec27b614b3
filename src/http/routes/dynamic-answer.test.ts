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

async function ask(prefer: string, method: 'get' | 'post' = 'get') {
  const client = await openSandbox().as();
  const options = { headers: { prefer } };
  return method === 'get'
    ? client.get('/v2/admin/departments/1', options)
    : client.post('/v2/admin/departments', undefined, options);
}

test('the same seed gives the same body, and another seed another one', async () => {
  const bodyOf = async (prefer: string) => (await ask(prefer)).body;
  const first = await bodyOf('dynamic=true');
  expect(await bodyOf('dynamic=true')).toEqual(first);
  const seventh = await bodyOf('dynamic=true, seed=7');
  expect(seventh).not.toEqual(first);
  expect(await bodyOf('seed="7"; dynamic=true')).toEqual(seventh);
});

test('without a code the first good status is answered, with one that status', async () => {
  expect((await ask('dynamic=true', 'post')).status).toBe(201);
  expect((await ask('dynamic=true, code=409', 'post')).status).toBe(409);
});

test('an example that is named wins', async () => {
  const { body } = await ask('dynamic=true, example=department-name-taken', 'post');
  expect(body.errors[0].code).toBe('DEPARTMENT NAME TAKEN');
});

test.each(['seed=x', 'seed=-1', 'seed=1234567890', 'seed=1.5'])('dynamic=true, %s is refused', async (seed) => {
  const { status, body } = await ask(`dynamic=true, ${seed}`);
  expect([status, body.errors[0].code, body.errors[0].source]).toEqual([400, 'INVALID VALUE', { header: 'Prefer' }]);
  expect(body.errors[0].detail).toContain('seed must be a whole number');
});

test('a seed without dynamic selects no response', async () => {
  expect((await ask('seed=7')).body.data.id).toBe('1');
});
