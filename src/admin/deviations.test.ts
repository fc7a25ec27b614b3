import { expect, test } from 'vitest';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';
import { codesOf } from './testing/finish-job.ts';

const mediaType = 'application/vnd.api+json; ext="https://jsonapi.example/ext"; profile="https://jsonapi.example/p"';
const data = { type: 'departments', attributes: { name: 'Deviation' } };

test('parameters of a media type are ignored', async () => {
  const client = await openSandbox().as();
  const headers = { 'content-type': mediaType, accept: mediaType };
  expect((await client.post('/v2/admin/departments', { data }, { headers })).status).toBe(201);
});

test.each([
  { data, jsonapi: { version: '1.1' } },
  { data, meta: {} },
  { data: { ...data, lid: 'a' } },
  { data: { ...data, id: '7' } },
])('the body %j has an unknown property', async (body) => {
  const refused = await (await openSandbox().as()).post('/v2/admin/departments', body);
  expect([refused.status, codesOf(refused)]).toEqual([400, ['UNKNOWN PROPERTY']]);
});
