import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { readContract } from './reference.ts';

test('the reference allows the browser no other server and no inline script', async () => {
  const { app } = openSandbox();
  const { headers, statusCode } = await app.inject('/_sandbox/reference/');
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('the address without a slash redirects to the one with it', async () => {
  const { app } = openSandbox();
  const { headers, statusCode } = await app.inject('/_sandbox/reference');
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 308, location: '/_sandbox/reference/' });
});

test('a file that the reference does not have is answered with 404', async () => {
  const { app } = openSandbox();
  expect((await app.inject('/_sandbox/reference/openapi/secrets.json')).statusCode).toBe(404);
});

test('examples of optional parameters are not sent by default, those of required parameters are', async () => {
  const { paths } = JSON.parse(await readContract('admin'));
  const named = (name: string) => (each: { name?: string }) => each.name === name;
  const email = paths['/v2/admin/users'].get.parameters.find(named('filter[email]'));
  expect(email.example).toBeUndefined();
  expect(email.examples.example['x-disabled']).toBe(true);
  const type = paths['/v2/admin/access'].get.parameters.find(named('filter[type]'));
  expect(type.example).toBe('folder');
});
