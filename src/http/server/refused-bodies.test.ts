import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawConnection } from '../../connections/testing/raw-connection.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const controlKey = 'the-key-of-this-test';
const app = createSandboxServer({ controlKey });
let token = '';
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'x-api-key': 'aurora-super-admin-key' };
  token = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json().token;
});
afterAll(() => app.close());

interface Refused {
  path: string;
  type: string;
  credential: string[];
  beginning: string;
}

function refusalsOf({ path, body, method, answers }: OperationEntry): Record<string, Refused> {
  const accepted = body?.mediaTypes[0] ?? 'application/json';
  const type = accepted.startsWith('multipart/') ? `${accepted}; boundary=x` : accepted;
  const credential = [`Authorization: Bearer ${token}`, 'X-API-Key: aurora-admin-key', `X-Control-Key: ${controlKey}`];
  const usual = { path: path.replace('{tenant}', 'aurora').replaceAll(/\{\w+\}/g, '1'), type, credential };
  const unknown = path.includes('{') ? path.replaceAll(/\{\w+\}/g, 'No%20such') : `${path}/no-such`;
  const isEndless = answers['200']?.includes('text/event-stream');
  const early = {
    'a wrong credential': {
      ...usual,
      credential: ['Authorization: Bearer x', 'X-API-Key: x', 'X-Control-Key: x'],
      beginning: '{',
    },
    'a wrong path': { ...usual, path: unknown, beginning: '{' },
  };
  // The answer to a GET request does not depend on its body, so an event stream would begin and not end.
  if (method === 'GET' && isEndless) return early;
  return {
    ...early,
    'a wrong media type': { ...usual, type: 'text/x-unknown', beginning: 'x' },
    'broken JSON': { ...usual, beginning: ']\n' },
    'a broken first line': { ...usual, beginning: '{}\n' },
    'a broken form': { ...usual, beginning: '--x\r\n\r\n' },
  };
}

function* requestsOf(entry: OperationEntry): Generator<[story: string, request: string]> {
  for (const [what, { path, type, credential, beginning }] of Object.entries(refusalsOf(entry))) {
    const head = [`${entry.method} ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, ...credential];
    const body = beginning.padEnd(2_000_000);
    yield [what, [...head, `Content-Length: ${body.length}`, '', body].join('\r\n')];
    const chunks = `493e0\r\n${beginning.padEnd(0x493e0)}\r\n0\r\n\r\n`;
    yield [`${what}, in chunks`, [...head, 'Transfer-Encoding: chunked', '', chunks].join('\r\n')];
  }
}

const next = 'GET /_sandbox/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

test.each(Object.values(operationTable))('$id leaves a usable connection after each refused body', async (entry) => {
  let client = new RawConnection(app.server);
  for (const [story, request] of requestsOf(entry)) {
    const response = await client.write(request).response();
    expect(response, story).toBeDefined();
    if (response?.headers['connection'] === 'close') {
      expect([await client.rest(), client.socket.readableEnded], story).toEqual(['', true]);
      client = new RawConnection(app.server);
    }
    expect(await client.write(next).response(), story).toMatchObject({ status: 200 });
  }
  client.socket.destroy();
});
