import { randomUUID } from 'node:crypto';
import {
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  type McpServerFactory,
  WebStandardStreamableHTTPServerTransport as Transport,
} from '@modelcontextprotocol/server';
import type { McpHandler } from '../../src/http/routes/route-parts.ts';

const most = 100;

/**
 * Opens a session if a client of a protocol before 2026-07-28 can be asked for something, because only a session lets
 * the server ask. Too many sessions end the oldest one. Requests of other replicas' sessions are answered without one.
 */
export function withSessions(factory: McpServerFactory): McpHandler {
  const { fetch } = createMcpHandler(factory);
  const sessions = new Map<string, Transport>();
  const own = `${randomUUID()}.`;
  return async (request) => {
    const id = request.headers.get('mcp-session-id') ?? '';
    const known = sessions.get(id);
    if (known) return known.handleRequest(request);
    if (id.startsWith(own)) return ended();
    if (!(await opensSession(request))) return fetch(request);
    const transport = new Transport({
      sessionIdGenerator: () => own + randomUUID(),
      onsessioninitialized: (opened) => void sessions.set(opened, transport),
      onsessionclosed: (closed) => void sessions.delete(closed),
    });
    await (await factory({ era: 'legacy', requestInfo: request })).connect(transport);
    const answer = await transport.handleRequest(request);
    for (const [oldest, session] of [...sessions].slice(0, -most)) {
      sessions.delete(oldest);
      await session.close();
    }
    return answer;
  };
}

async function opensSession(request: Request): Promise<boolean> {
  if (request.method !== 'POST' || !(await isLegacyRequest(request))) return false;
  const message: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (!isInitializeRequest(message)) return false;
  const { elicitation, sampling, roots } = message.params.capabilities;
  return Boolean(elicitation ?? sampling ?? roots);
}

function ended(): Response {
  const error = { code: -32_001, message: 'The session has ended. Send initialize to open another one.' };
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 404 });
}
