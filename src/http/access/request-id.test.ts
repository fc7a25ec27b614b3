import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';

const unknown = ['/v2/admin/departments/999', '/documents/999', '/none'];

test.each(unknown)('the id of a request to %s is in the header, the error and the journal', async (url) => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const { headers, body } = await client.get(url, { headers: { 'x-request-id': 'my-request-7' } });
  expect(headers['x-request-id']).toBe('my-request-7');
  expect([body.errors?.[0]?.id ?? body.requestId]).toEqual(['my-request-7']);
  const journal = await sandbox.send('GET', '/_sandbox/tenants/aurora/journal?text=my-request-7');
  expect(journal.body.entries).toMatchObject([{ requestId: 'my-request-7', path: url }]);
});

test.each([{}, { 'x-request-id': 'two words' }, { 'x-request-id': 'x'.repeat(129) }])(
  'the service chooses an id for a request with the headers %j',
  async (headers) => {
    const client = await openSandbox().as();
    const [first, second] = [await client.get('/fields', { headers }), await client.get('/fields', { headers })];
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  },
);

test('an error without an id from the client is the same for equal requests, and links to its explanation', async () => {
  const client = await openSandbox().as();
  const read = async () => (await client.get('/v2/admin/departments/999')).body;
  expect(await read()).toEqual(await read());
  expect(await read()).toMatchObject({
    errors: [{ links: { about: '/_sandbox/docs/register/errors.html#admin-department-not-found' } }],
  });
});
