import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawConnection } from '../../connections/testing/raw-connection.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const app = createSandboxServer({ onFault: () => undefined });
const tokens = { none: 'none', user: '', admin: '' };

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  tokens.user = await tokenOf('aurora-user-key');
  tokens.admin = await tokenOf('aurora-super-admin-key');
});
afterAll(() => app.close());

async function tokenOf(key: string): Promise<string> {
  const headers = { 'x-api-key': key };
  return (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json().token;
}

const documents = 'POST /documents';
const users = 'POST /v2/admin/users/import';
const archive = 'PUT /_sandbox/tenants/aurora/snapshots/large/archive';
const form = 'multipart/form-data; boundary=x';
const lines = 'application/x-ndjson';

async function answerToHead(line: string, type: string, as: keyof typeof tokens, length: number, expected = '') {
  const client = new RawConnection(app.server);
  const head = [`${line} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${tokens[as]}`, `Content-Type: ${type}`];
  client.write(`${[...head, `Content-Length: ${length}`].join('\r\n')}\r\n${expected}\r\n`);
  const response = await client.response();
  client.socket.destroy();
  return response;
}

const megabyte = 1024 * 1024;

test.each([
  [413, documents, form, 'admin', 120_000_295, 'DOCUMENT TOO LARGE'],
  [413, 'POST /documents/1/version', form, 'admin', 101 * megabyte, 'DOCUMENT TOO LARGE'],
  [413, users, form, 'admin', 120_000_295, 'SPREADSHEET TOO LARGE'],
  [413, archive, lines, 'admin', 1024 * megabyte + 1, 'BODY TOO LARGE'],
  [401, documents, form, 'none', 120_000_295, 'TOKEN INVALID'],
  [401, 'PATCH /v2/admin/departments/1', 'application/json', 'none', 65_537, 'TOKEN INVALID'],
  [403, users, form, 'user', 120_000_295, 'ADMIN REQUIRED'],
] as const)(
  'status %i before the body of %s (%s) by the caller "%s" with Content-Length %i',
  async (status, line, type, as, length, code) => {
    for (const expected of ['', 'Expect: 100-continue\r\n']) {
      const response = await answerToHead(line, type, as, length, expected);
      expect([response?.status, response?.body]).toEqual([status, expect.stringContaining(code)]);
    }
  },
);
