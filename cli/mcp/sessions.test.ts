import { expect, test } from 'vitest';
import { withSessions } from './sessions.ts';
import { fixtureServer } from './testing/fixture-server.ts';

const address = 'http://127.0.0.1/_sandbox/mcp';

function caller() {
  const handler = withSessions(fixtureServer);
  const send = (method: string, params: object, session?: string) => {
    const accept = 'application/json, text/event-stream';
    const headers = { 'content-type': 'application/json', accept, ...(session && { 'mcp-session-id': session }) };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return handler(new Request(address, { method: 'POST', headers, body }));
  };
  const open = async (capabilities: object) => {
    const clientInfo = { name: 'client', version: '1' };
    const answer = await send('initialize', { protocolVersion: '2025-11-25', capabilities, clientInfo });
    return answer.headers.get('mcp-session-id');
  };
  return { handler, open, listTools: (session: string) => send('tools/list', {}, session) };
}

test('only a client that can be asked gets a session', async () => {
  const { open } = caller();
  expect(await open({})).toBeNull();
  expect(await open({ elicitation: {} })).toMatch(/^[\w.-]+$/);
});

test('more than 100 sessions end the oldest one, and the client is told to open another', async () => {
  const { open, listTools } = caller();
  const sessions: string[] = [];
  for (let count = 0; count < 101; count += 1) sessions.push((await open({ sampling: {} })) ?? '');
  const statuses = [0, 1, 100].map(async (index) => (await listTools(sessions[index] ?? '')).status);
  expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
  expect(await (await listTools(sessions[0] ?? '')).text()).toContain('Send initialize to open another one.');
});

test('an ended session is not found, and the session of another replica is answered without one', async () => {
  const [{ handler, open, listTools }, other] = [caller(), caller()];
  const session = (await open({ roots: {} })) ?? '';
  expect((await other.listTools(session)).status).toBe(200);
  await handler(new Request(address, { method: 'DELETE', headers: { 'mcp-session-id': session } }));
  expect((await listTools(session)).status).toBe(404);
});
