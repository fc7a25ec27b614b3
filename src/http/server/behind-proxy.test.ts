import { expect, onTestFinished, test } from 'vitest';
import { createSandboxServer } from '../../sandbox/start.ts';

const valid = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'sandbox.example' };

test.each([
  [true, valid, 'https://sandbox.example'],
  [true, { 'x-forwarded-proto': 'HTTPS', 'x-forwarded-host': '[::1]:8443' }, 'https://[::1]:8443'],
  [true, { ...valid, 'x-forwarded-proto': 'javascript' }, 'http://sandbox.example'],
  [true, { ...valid, 'x-forwarded-host': 'a b' }, 'https://inner.example'],
  [true, { ...valid, 'x-forwarded-host': 'user@other.example' }, 'https://inner.example'],
  [true, { ...valid, 'x-forwarded-host': 'other.example/path?' }, 'https://inner.example'],
  [false, valid, 'http://inner.example'],
])('behind a proxy (%s) with %j, links begin with %s', async (isBehindProxy, forwarded, origin) => {
  const app = createSandboxServer({ isBehindProxy });
  onTestFinished(() => app.close());
  const key = { 'x-api-key': 'aurora-user-key' };
  const { token } = (await app.inject({ method: 'POST', url: '/auth/token', headers: key })).json();
  const headers = { authorization: `Bearer ${token}`, host: 'inner.example', ...forwarded };
  const { next } = (await app.inject({ url: '/documents?pageSize=1', headers })).json();
  expect(next).toContain(`${origin}/documents?`);
  expect(next.indexOf(origin)).toBe(0);
});
