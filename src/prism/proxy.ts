import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IHttpOperation } from '@stoplight/types';
import type { Interface, OperationEntry } from '../contract/operation.ts';
import { type Judgement, judge } from './judge.ts';
import { operationsOf } from './operations.ts';
import { type Passage, upstreamAt } from './pass-through.ts';
import { routerOf } from './routes.ts';

export interface ProxyOptions {
  /** The base URL of the implementation; a path in it comes before that of each request. */
  upstream: URL;
  /** The interfaces whose exchanges are judged. Everything else is passed on all the same. */
  interfaces: readonly Interface[];
  /** Whether the header Host goes on as the caller wrote it, so that URLs in answers lead through the proxy. */
  keepHost?: boolean;
  /** Is told of every exchange once it is over. */
  onExchange: (exchange: JudgedExchange) => void;
}

/** What became of one request. */
export type JudgedExchange =
  | ({ kind: 'judged'; operation: string; status: number } & Judgement)
  /** The contract has no such operation, or its interface is not judged. */
  | { kind: 'other'; status: number }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'broken' };

export interface ContractProxy {
  /** How many operations it judges. */
  operations: number;
  /** Listens on the loopback address; the promise is of the URL. */
  listen: (port: number) => Promise<string>;
  /** Takes no more requests, and ends when those under way are over and judged. */
  close: () => Promise<void>;
}

/** A proxy that holds what goes by to the contract. It changes nothing of it and waits for no judgement. */
export async function createProxy({
  upstream: base,
  interfaces,
  keepHost = false,
  onExchange,
}: ProxyOptions): Promise<ContractProxy> {
  const operations = new Map<string, IHttpOperation>();
  for (const name of interfaces) for (const each of await operationsOf(name)) operations.set(each.iid ?? '', each);
  const route = routerOf(interfaces);
  const upstream = upstreamAt(base, keepHost);
  const pending = new Set<Promise<void>>();

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const passage = await upstream.pass(request, response);
    const url = new URL(request.url ?? '/', 'http://proxy.invalid');
    const entry = route(request.method ?? '', url.pathname);
    const operation = entry && operations.get(entry.id);
    onExchange(entry && operation ? await judged(request, url, passage, entry, operation) : otherOf(passage));
  };

  const server = createServer((request, response) => {
    const ending = serve(request, response).finally(() => pending.delete(ending));
    pending.add(ending);
  });
  return {
    operations: operations.size,
    listen: (port) => listen(server, port),
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      await Promise.all(pending);
      upstream.close();
    },
  };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

function otherOf(passage: Passage): JudgedExchange {
  if (passage.kind !== 'answered') return passage;
  return { kind: 'other', status: passage.answer.statusCode ?? 0 };
}

async function judged(
  request: IncomingMessage,
  url: URL,
  passage: Passage,
  entry: OperationEntry,
  operation: IHttpOperation,
): Promise<JudgedExchange> {
  if (passage.kind !== 'answered') return passage;
  const { answer, sent, received } = passage;
  const status = answer.statusCode ?? 0;
  const exchange = {
    entry,
    path: url.pathname,
    query: url.searchParams,
    request: { headers: joined(request), body: sent },
    response: { status, headers: joined(answer), body: received },
  };
  return { kind: 'judged', operation: entry.id, status, ...(await judge(exchange, operation)) };
}

function joined({ headersDistinct }: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(headersDistinct);
  return Object.fromEntries(pairs.map(([name, values = []]): [string, string] => [name, values.join(', ')]));
}
