import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RawConnection } from '../../connections/testing/raw-connection.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const faults: unknown[] = [];
const app = createSandboxServer({ onFault: (error) => faults.push(error) });
const tokens = { none: '', user: '', admin: '', limited: '' };
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  tokens.user = await tokenOf('aurora-user-key');
  tokens.admin = await tokenOf('aurora-super-admin-key');
  tokens.limited = await tokenOf('cirrus-super-admin-key');
  const payload = { rateLimit: { requests: 1, per: '1h' } };
  await app.inject({ method: 'PATCH', url: '/_sandbox/tenants/cirrus', payload });
  await tokenOf('cirrus-super-admin-key');
});
afterAll(() => app.close());

async function tokenOf(key: string): Promise<string> {
  const headers = { 'x-api-key': key };
  return (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json().token;
}

const department = 'PATCH /v2/admin/departments/1';
const upload = 'POST /documents';
const archive = 'PUT /_sandbox/tenants/aurora/snapshots/broken/archive';
const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const otherPart = '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n';

const refusals: [status: number, line: string, type: string, as: keyof typeof tokens, beginning: string][] = [
  [400, archive, 'application/x-ndjson', 'admin', 'no archive\n'],
  [400, 'PUT /_sandbox/tenants/aurora/snapshots/NO/archive', 'application/x-ndjson', 'admin', '{}\n'],
  [404, 'PUT /_sandbox/tenants/nobody/snapshots/new/archive', 'application/x-ndjson', 'admin', '{}\n'],
  [415, archive, json, 'admin', '{}'],
  [400, 'POST /_sandbox/tenants/aurora/seed', 'application/yaml', 'admin', 'a: ['],
  [401, department, json, 'none', '{'],
  [403, department, json, 'user', '{'],
  [429, department, json, 'limited', '{'],
  [415, department, 'text/plain', 'admin', '{'],
  [404, 'POST /nowhere', json, 'none', '{'],
  [405, 'PUT /v2/admin/departments/1', json, 'none', '{'],
  [401, upload, form, 'none', otherPart],
  [400, upload, 'multipart/form-data', 'admin', otherPart],
  [400, upload, form, 'admin', `--x\r\n\r\n`],
];

const sizes = { small: 20, large: 3 * 1024 * 1024 };
const next = 'GET /_sandbox/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

function requestOf([, line, type, as, beginning]: (typeof refusals)[number], bytes: number, fields: string): string {
  const head = [`${line} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${tokens[as]}`, `Content-Type: ${type}`];
  const body = beginning + ' '.repeat(bytes);
  const isChunked = fields.includes('chunked');
  const length = isChunked ? [] : [`Content-Length: ${body.length}`];
  const sent = isChunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body;
  return `${[...head, ...length, ...(fields ? [fields] : [])].join('\r\n')}\r\n\r\n${sent}`;
}

describe.each(['small', 'large'] as const)('after the refusal of a %s body', (size) => {
  describe.each(['', 'Transfer-Encoding: chunked', 'Expect: 100-continue'])('sent with "%s"', (fields) => {
    test.each(refusals)('%i %s %s, the next request is answered', async (...refusal) => {
      const client = new RawConnection(app.server);
      client.write(requestOf(refusal, sizes[size], fields));
      const response = await client.response();
      const isTooLarge = size === 'large' && response?.status === 413;
      expect(response?.status, response?.body).toBe(isTooLarge ? 413 : refusal[0]);
      expect((await client.write(next).response())?.status).toBe(200);
      client.socket.destroy();
      expect(faults).toEqual([]);
    });

    test.each(refusals)('%i %s %s, a pipelined request is answered', async (...refusal) => {
      const client = new RawConnection(app.server);
      client.write(requestOf(refusal, sizes[size], fields) + next);
      expect((await client.response())?.status).toBeGreaterThanOrEqual(400);
      expect((await client.response())?.status).toBe(200);
      client.socket.destroy();
    });
  });
});

test('the refusal of a body that is too long to discard announces that the connection closes', async () => {
  const client = new RawConnection(app.server);
  client.write(`${department} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${1024 ** 3}\r\n\r\n`);
  const response = await client.response();
  expect([response?.status, response?.headers['connection']]).toEqual([401, 'close']);
  expect(await client.rest()).toBe('');
});
