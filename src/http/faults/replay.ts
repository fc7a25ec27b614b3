import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { WireAnswer, WireRequest } from '../../faults/contract-fault.ts';
import type { ReplayFaults } from '../../faults/replay-faults.ts';
import { parsedOrUndefined, plainHeaders } from './wire.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The injected faults of a replayed request, or undefined for a request that a client has sent. */
    readonly replayFaults: ReplayFaults | undefined;
  }
}

const storage = new AsyncLocalStorage<ReplayFaults>();

/** Adds the property `replayFaults` to Fastify requests, with the injected faults of a replayed request. */
export function addReplays(app: FastifyInstance): void {
  app.decorateRequest('replayFaults', { getter: () => storage.getStore() });
}

interface Change {
  request: FastifyRequest;
  /**
   * The request as the client sent it.
   * The field `changed` is the request after the injected faults have changed it.
   * The field `changed` contains the same request object as `received` if the injected faults change nothing.
   */
  received: WireRequest;
  changed: WireRequest;
}

/**
 * Sends a changed request through the server a second time, within the process, and returns the response.
 * An injected contract fault can change the method, path, headers, query and body of a request.
 * A changed request must pass routing, authentication and validation like any other request.
 * The property `replayFaults` of a request shows that the request is a replay.
 * The server injects no further faults into a replayed request, and ignores some access errors.
 * The replayed operation applies the injected faults that change data.
 * The request journal records only the client's request, not the replayed request.
 */
export async function replay(app: FastifyInstance, faults: ReplayFaults, change: Change): Promise<WireAnswer> {
  // The replayed request is awaited inside `storage.run`, because Fastify's `inject` sends a request only when awaited.
  const answer = await storage.run(faults, async () => await app.inject(optionsOf(change)));
  const isJson = /\bjson\b/.test(String(answer.headers['content-type'] ?? ''));
  const bytes = answer.rawPayload;
  return {
    status: answer.statusCode,
    headers: plainHeaders(answer.headers),
    body: (isJson ? parsedOrUndefined(bytes) : undefined) ?? bytes,
  };
}

/**
 * Returns the request to replay. Body and query are unchanged unless an injected fault has changed them.
 * Forwards the body of a multipart form as a stream.
 */
function optionsOf({ request, received, changed }: Change): InjectOptions {
  const isSameBody = changed.body === received.body;
  const headers = Object.entries(changed.headers).filter(([name]) => name !== 'content-length' || isSameBody);
  const at = request.url.indexOf('?');
  const receivedQuery = at < 0 ? '' : request.url.slice(at);
  const changedQuery = changed.query.size > 0 ? `?${changed.query}` : '';
  const payload = isSameBody ? (request.body ?? formOf(request)) : JSON.stringify(changed.body);
  return {
    method: changed.method as NonNullable<InjectOptions['method']>,
    url: `${changed.path}${changed.query === received.query ? receivedQuery : changedQuery}`,
    headers: Object.fromEntries(headers),
    remoteAddress: request.ip,
    ...(payload !== undefined && { payload }),
  };
}

function formOf(request: FastifyRequest): FastifyRequest['raw'] | undefined {
  return /^multipart\//i.test(request.headers['content-type'] ?? '') ? request.raw : undefined;
}
