import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawConnection } from '../../connections/testing/raw-connection.ts';
import type { JournalExchange } from '../../journal/exchange.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const seen: JournalExchange[] = [];
const faults: unknown[] = [];
const app = createSandboxServer({
  bodyPace: { bytes: 1_000_000, checks: 1, every: 1 },
  onExchange: (exchange) => seen.push(exchange),
  onFault: (error) => faults.push(error),
});
let token = '';
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'x-api-key': 'aurora-super-admin-key' };
  token = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json().token;
});
afterAll(() => app.close());

const part = 'Content-Disposition: form-data; name="file"; filename="a.pdf"';
const form = 'multipart/form-data; boundary=x';

test.each([
  ['JSON', 'PATCH', '/v2/admin/departments/1', 'application/vnd.api+json', '{"data":'],
  ['a document', 'POST', '/documents', form, `--x\r\n${part}\r\n\r\n%PDF-`],
  ['a spreadsheet', 'POST', '/v2/admin/users/import', form, `--x\r\n${part}\r\n\r\nname`],
  ['a seed', 'POST', '/_sandbox/tenants/aurora/seed', 'application/yaml', 'settings:'],
  ['an archive', 'PUT', '/_sandbox/tenants/aurora/snapshots/slow/archive', 'application/x-ndjson', '{"format":'],
  ['nothing that is known', 'POST', '/nowhere', 'application/json', '{'],
])('%s that arrives too slowly is 408, and the connection ends', async (_what, method, path, type, beginning) => {
  const fields = [`Authorization: Bearer ${token}`, `Content-Type: ${type}`, 'Content-Length: 100000'];
  const client = new RawConnection(app.server);
  client.write(`${[`${method} ${path} HTTP/1.1`, 'Host: localhost', ...fields].join('\r\n')}\r\n\r\n${beginning}`);
  const response = await client.response();
  expect(response?.body).toContain('REQUEST TIMEOUT');
  expect([response?.status, response?.headers['connection']]).toEqual([408, 'close']);
  expect(await client.rest()).toBe('');
  expect(seen.find(({ url }) => url === path)?.answer?.status).toBe(408);
  expect(faults).toEqual([]);
});

test('the connection of an endless body that nobody reads is closed', async () => {
  const client = new RawConnection(app.server);
  client.write('GET /_sandbox/health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nx');
  expect((await client.response())?.status).toBe(200);
  expect(await client.rest()).toBe('');
});
