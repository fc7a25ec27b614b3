import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';

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
