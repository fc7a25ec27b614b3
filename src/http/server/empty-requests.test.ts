import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shapes } from '../../../testing/sandbox/contract-requests.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const app = createSandboxServer();
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

async function answerTo(method: string, path: string, type: string, token = '', ...length: string[]) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const fields = [
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    ...length,
  ];
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...fields].join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

async function tenantFor(id: string): Promise<string> {
  const tenant = await app.inject({ method: 'POST', url: '/_sandbox/tenants', payload: { id, from: 'aurora' } });
  const headers = { 'x-api-key': tenant.json().apiKeys.superAdmin };
  return (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json().token;
}

function exampleOf({ id }: OperationEntry, parameter: string): string {
  return String(shapes.find((shape) => shape.id === id)?.examples[parameter]);
}

const types = [
  'application/json',
  'application/x-ndjson',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
  '/',
  ';',
  'x',
];
const writing = Object.values(operationTable).filter(({ method }) => method !== 'GET');
const asked = writing.flatMap((entry) => types.map((type) => ({ entry, type })));

test.each(asked)('$entry.id without a body is answered, whatever $type it announces', async ({ entry, type }) => {
  const tenant = `${entry.id}-${types.indexOf(type)}`.toLowerCase();
  const token = await tenantFor(tenant);
  const path = entry.path.replace('{tenant}', tenant).replaceAll(/\{(\w+)\}/g, (_, name) => exampleOf(entry, name));
  for (const length of [[], ['Content-Length: 0']]) {
    const { status, body } = await answerTo(entry.method, path, type, token, ...length);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(status).not.toBe(415);
    if (status === 400)
      expect(body).toMatch(
        /the request has none|this is not an archive|is needed|must be a mapping, got null|parameter \S+ is required/,
      );
  }
});

test('a request without a matching operation gets 404, with or without a body', async () => {
  expect((await answerTo('POST', '/nowhere', 'application/json')).status).toBe(404);
});
