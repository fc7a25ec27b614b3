import { createServer } from 'node:http';
import { joined } from './incoming.ts';
import { listen, type Seen, stop } from './relay.ts';

/** A second HTTP server that records requests. Some scenarios redirect the client to this server. */
export interface OtherHost {
  url: string;
  seen: Seen[];
  close: () => Promise<void>;
}

/**
 * Starts a second HTTP server under the host name `localhost`, while the sandbox has the host name `127.0.0.1`.
 * The host names differ, because some clients recognize a redirect to another server only by the host name.
 */
export async function startOtherHost(now: () => number = () => performance.now()): Promise<OtherHost> {
  const seen: Seen[] = [];
  const body = Buffer.from(
    '{"errors":[{"status":"404","code":"ROUTE NOT FOUND","title":"No operation","detail":"none"}]}',
  );
  const server = createServer(({ method = 'GET', url = '/', headers }, response) => {
    const answer = { status: 404, answerHeaders: { 'content-type': 'application/vnd.api+json' }, answerBody: body };
    const request = { id: 0, method, target: url, headers: joined(headers), body: Buffer.alloc(0) };
    seen.push({
      ...request,
      ...answer,
      at: now(),
      answeredAt: now(),
      isWhole: true,
      probe: null,
      ignoresIdleConnection: false,
    });
    response.writeHead(404, answer.answerHeaders).end(body);
  });
  const url = await listen(server, 'localhost');
  return { url, seen, close: () => stop(server) };
}
