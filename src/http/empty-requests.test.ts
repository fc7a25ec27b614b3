import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationEntry, operationTable } from '../contract/operation.ts';
import { createSandboxServer } from '../sandbox/start.ts';

const app = createSandboxServer();
let token: string;

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'x-api-key': 'aurora-super-admin-key' };
  token = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json().token;
});
afterAll(() => app.close());

/** A request that names a media type and sends nothing: neither a length nor chunks. */
async function answerTo(method: string, path: string, type: string): Promise<{ status: number; body: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const fields = ['Host: localhost', 'Connection: close', `Authorization: Bearer ${token}`, `Content-Type: ${type}`];
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...fields].join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

const writing = Object.values(operationTable).filter(({ method }) => method !== 'GET');
const types = ['application/json', 'application/x-ndjson', 'multipart/form-data; boundary=x', 'text/plain'];
const asked = writing.flatMap((entry) => types.map((type) => ({ entry, type })));
const addressOf = ({ path }: OperationEntry) => path.replace('{tenant}', 'aurora').replaceAll(/\{\w+\}/g, '1');

test.each(asked)('$entry.id without a body is answered, whatever $type it announces', async ({ entry, type }) => {
  const { status, body } = await answerTo(entry.method, addressOf(entry), type);
  expect(status).toBeLessThan(500);
  if (entry.body && status === 400) expect(body).toMatch(/needs a body|archive|MISSING|required/i);
});

test('what no operation answers is not found, body or not', async () => {
  expect((await answerTo('POST', '/nowhere', 'application/json')).status).toBe(404);
});
