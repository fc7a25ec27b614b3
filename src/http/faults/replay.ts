import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { WireAnswer, WireRequest } from '../../faults/contract-fault.ts';
import type { ReplayFaults } from '../../faults/replay-faults.ts';
import { parsedOrUndefined, plainHeaders } from './wire.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Faults of a replayed request; undefined for a request of a client. */
    readonly replayFaults: ReplayFaults | undefined;
  }
}

const storage = new AsyncLocalStorage<ReplayFaults>();

/** Adds the property `replayFaults` to requests. The property contains the faults of a replayed request. */
export function addReplays(app: FastifyInstance): void {
  app.decorateRequest('replayFaults', { getter: () => storage.getStore() });
}

interface Change {
  request: FastifyRequest;
  /**
   * The request as received.
   * The field `changed` is the request after the faults changed it, or the same object if nothing changed.
   */
  received: WireRequest;
  changed: WireRequest;
}

/**
 * Sends a request through the server a second time, within the process, and returns the response.
 * A contract fault can change any part of a request: method, path, headers, query and body.
 * The changed request must pass routing, authentication and validation like any other request.
 * The property `replayFaults` marks a request as a replay.
 * A replay gets no new faults, and some refusals are ignored for a replay.
 * The replayed operation applies the faults that change data. The request journal records only the client's request.
 */
export async function replay(app: FastifyInstance, faults: ReplayFaults, change: Change): Promise<WireAnswer> {
  // The method `inject` sends the request only when its result is awaited, so the await must be inside `run`.
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
 * Returns the request to replay. Body and query stay as received, unless a fault changed them.
 * A multipart form is forwarded as a stream.
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
