import { createServer } from 'node:http';
import { listen, stop } from './http-server.ts';
import { joined } from './incoming.ts';
import { notFound } from './published.ts';
import { ReceivedBody } from './received-body.ts';
import type { Seen } from './seen.ts';

/** The second server records at most this number of requests. */
const mostRequests = 1000;

export interface OtherHost {
  url: string;
  seen: Seen[];
  close: () => Promise<void>;
}

/** Under the host name `localhost`, because some clients recognize another server only by the host name. */
export async function startOtherHost(now: () => number = () => performance.now()): Promise<OtherHost> {
  const seen: Seen[] = [];
  const { status, headers: answerHeaders, body } = notFound('this server has no operation');
  const server = createServer(({ method = 'GET', url = '/', headers }, response) => {
    response.writeHead(status, { ...answerHeaders }).end(body);
    if (seen.length >= mostRequests) return;
    const answer = { status, answerHeaders, answerBody: new ReceivedBody() };
    answer.answerBody.add(body);
    const request = { id: 0, method, target: url, headers: joined(headers), body: new ReceivedBody() };
    seen.push({
      ...request,
      ...answer,
      at: now(),
      answeredAt: now(),
      isWhole: true,
      probe: null,
      ignoresIdleConnection: false,
    });
  });
  const url = await listen(server, 'localhost');
  return { url, seen, close: () => stop(server) };
}
