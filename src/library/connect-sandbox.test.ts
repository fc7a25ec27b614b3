import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectSandbox, createSandbox, SandboxError } from '../index.ts';
import { createSandboxServer } from '../sandbox/start.ts';

async function running() {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  return sandbox;
}

test('tenants of a remote sandbox can be borrowed, and tenants of other callers remain after the connection closes', async () => {
  const { url, tenant: ownTenant, control } = await running();
  const theirs = await ownTenant();
  const before = (await control('listTenants')).tenants.map(({ id }) => id);
  const door = await connectSandbox(`${url}/`);
  const [one, other] = [await door.tenant(), await door.tenant({ from: theirs.id })];
  expect((await one.fetch('/v2/admin/users')).status).toBe(200);
  expect((await other.advance('1h')).transitions).toEqual([]);
  await other.delete();
  const third = await door.tenant();
  await control('deleteTenant', { path: { tenant: third.id } });
  await door.close();
  await door.close();
  expect((await control('listTenants')).tenants.map(({ id }) => id)).toEqual(before);
});

test('connections at the same time make tenants of different names', async () => {
  const { url } = await running();
  const doors = await Promise.all([connectSandbox(url), connectSandbox(url)]);
  const tenants = await Promise.all(doors.map((door) => door.tenant()));
  expect(new Set(tenants.map(({ id }) => id)).size).toBe(2);
});

test('the control key is sent to the control plane', async () => {
  const app = createSandboxServer({ controlKey: 'a-key' });
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const door = await connectSandbox(url, { controlKey: 'a-key' });
  expect(await (await door.tenant()).token()).toMatch(/^ey/);
  await expect((await connectSandbox(url)).tenant()).rejects.toThrow('CONTROL KEY MISSING');
});

test('another service at the URL is reported', async () => {
  const server = createServer((_request, response) => response.end('<html>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const refusal = await connectSandbox(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(SandboxError);
  expect(refusal).toMatchObject({ code: 'NOT JSON' });
});

test('a URL without a service is reported', async () => {
  await expect(connectSandbox('http://127.0.0.1:1')).rejects.toThrow(TypeError);
});
