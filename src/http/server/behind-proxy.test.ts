import { expect, onTestFinished, test } from 'vitest';
import { createSandboxServer } from '../../sandbox/start.ts';

test.each([
  [true, 'https://sandbox.example/documents?'],
  [false, 'http://inner.example/documents?'],
])('behind a proxy (%s) further pages begin as the proxy says', async (isBehindProxy, beginning) => {
  const app = createSandboxServer({ isBehindProxy });
  onTestFinished(() => app.close());
  const key = { 'x-api-key': 'aurora-user-key' };
  const { token } = (await app.inject({ method: 'POST', url: '/auth/token', headers: key })).json();
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'sandbox.example', host: 'inner.example' };
  const headers = { authorization: `Bearer ${token}`, ...forwarded };
  const { next } = (await app.inject({ url: '/documents?pageSize=1', headers })).json();
  expect(next.startsWith(beginning), next).toBe(true);
});
