import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectSandbox, createSandbox, type Sandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/** Returns a value without a static type, as a caller in JavaScript passes it. */
const untyped = JSON.parse;

test.each([
  ['{"port":"80"}', 'createSandbox: the option port must be a whole number from 0 to 65535, got "80"'],
  ['{"port":1.5}', 'createSandbox: the option port must be a whole number from 0 to 65535, got 1.5'],
  ['{"clock":5}', 'createSandbox: the option clock must be a function, got 5'],
  ['{"onRequest":1}', 'createSandbox: the option onRequest must be a function, got 1'],
  [
    '{"store":"x"}',
    'createSandbox has no option "store"; its options are port, clock, onRequest, onFault, basePath, corsOrigins',
  ],
  [
    '{"corsOrigins":["https://a.example/"]}',
    'createSandbox: the option corsOrigins must be "all" or a list of origins such as "https://app.example", got ["https://a.example/"]',
  ],
  ['"4010"', 'createSandbox takes an object of options, got "4010"'],
])('createSandbox(%s) is refused', async (options, sentence) => {
  await expect(createSandbox(untyped(options))).rejects.toThrow(new TypeError(sentence));
});

test('a sandbox below a path has the path in its URL and its links, and allows only the given origin', async () => {
  await using below = await createSandbox({ basePath: '/sandbox', corsOrigins: ['https://app.example'] });
  const tenant = await below.tenant();
  expect(new URL(below.url).pathname).toBe('/sandbox');
  const users = `${below.url}/v2/admin/users?page[size]=1`;
  const ask = async (origin: string) =>
    fetch(users, { headers: { authorization: `Bearer ${await tenant.token()}`, origin } });
  const [own, other] = [await ask('https://app.example'), await ask('https://other.example')];
  expect(JSON.parse(await own.text()).links.next).toContain('/sandbox/v2/admin/users?');
  expect(own.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

test('a base path that is none is refused', async () => {
  await expect(createSandbox({ basePath: 'a//b' })).rejects.toThrow('must be a path such as /sandbox, got a//b');
});

test('a clock that returns no valid time is refused', async () => {
  await expect(createSandbox({ clock: () => Number.NaN })).rejects.toThrow('milliseconds since 1970, it gave NaN');
});

test.each([
  ['{"form":"aurora"}', 'tenant has no option "form"; its options are id, from, snapshot, ttl, world, at, settings'],
  ['{"at":"soon"}', 'tenant: the option at must be a Date or a time such as "2026-01-15T09:00:00Z", got "soon"'],
  ['{"at":"2001-01-01T00:00:00Z"}', 'CLOCK BACKWARDS'],
  ['{"settings":{"flag":true}}', 'UNKNOWN PROPERTY: /flag is unknown'],
])('tenant(%s) is refused and creates no tenant', async (options, sentence) => {
  const count = async () => (await sandbox.control('listTenants')).tenants.length;
  const before = await count();
  await expect(sandbox.tenant(untyped(options))).rejects.toThrow(sentence);
  expect(await count()).toBe(before);
});

test('an unreachable time does not change the clock', async () => {
  const tenant = await sandbox.tenant();
  for (const at of ['soon', '2001-01-01T00:00:00Z']) await expect(tenant.freeze(at)).rejects.toThrow(at.slice(0, 4));
  expect(await sandbox.control('readClock', { path: { tenant: tenant.id } })).toMatchObject({ frozen: false });
});

test('an unknown role is reported with the existing roles', async () => {
  const tenant = await sandbox.tenant();
  const wanted = 'the role must be one of user, admin, super-admin, got "boss"';
  await expect(tenant.token(untyped('"boss"'))).rejects.toThrow(new TypeError(wanted));
});

test('a token is sent only to the sandbox', async () => {
  const tenant = await sandbox.tenant();
  expect((await tenant.fetch(`${sandbox.url}/fields`)).status).toBe(200);
  await expect(tenant.fetch('http://sandbox.invalid/fields')).rejects.toThrow('an address below');
});

test.each([
  ['"makeTenant"', '{}', /^the operation must be one of readHealth, .*, got "makeTenant"$/],
  ['"watchTenant"', '{}', /^the operation must be one of/],
  ['"readTenant"', '{}', '/_sandbox/tenants/{tenant} needs tenant in path, got {}'],
  ['"readTenant"', '{"params":{}}', 'readTenant has no option "params"; its options are path, query, body'],
])('control(%s, %s) is refused', async (id, input, sentence) => {
  await expect(sandbox.control(untyped(id), untyped(input))).rejects.toThrow(sentence);
});

test.each([
  ['"nonsense"', '{}', 'connectSandbox takes the URL of a sandbox, such as "http://127.0.0.1:4010", got "nonsense"'],
  ['"ftp://sandbox"', '{}', 'connectSandbox takes the URL'],
  ['"http://127.0.0.1:1"', '{"key":"x"}', 'connectSandbox has no option "key"; its options are controlKey'],
])('connectSandbox(%s, %s) is refused', async (url, options, sentence) => {
  await expect(connectSandbox(untyped(url), untyped(options))).rejects.toThrow(sentence);
});

test('a closed sandbox reports that it is closed', async () => {
  const [own, door] = [await createSandbox(), await connectSandbox(sandbox.url)];
  const tenant = await own.tenant();
  await Promise.all([own.close(), own.close(), door.close()]);
  const refusals = [own.tenant(), own.reset(), own.journal(), tenant.state(), tenant.fetch('/fields')];
  for (const refusal of refusals) await expect(refusal).rejects.toThrow(`the sandbox at ${own.url} is closed`);
  await expect(door.tenant()).rejects.toThrow(`the connection to ${sandbox.url} is closed`);
});

test('an error of a listener is reported when the sandbox closes', async () => {
  const broken = await createSandbox({
    onRequest: () => {
      throw new Error('the listener is broken');
    },
  });
  await broken.tenant();
  await expect(broken.close()).rejects.toMatchObject({ errors: [new Error('the listener is broken')] });
});
