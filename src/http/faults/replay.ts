import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { ParsedResponse, RawRequest } from '../../faults/contract-fault.ts';
import type { ReplayFaults } from '../../faults/replay-faults.ts';
import { parsedOrUndefined, plainHeaders } from './wire.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly replayFaults: ReplayFaults | undefined;
  }
}

const storage = new AsyncLocalStorage<ReplayFaults>();

export function addReplays(app: FastifyInstance): void {
  app.decorateRequest('replayFaults', { getter: () => storage.getStore() });
}

interface Change {
  request: FastifyRequest;
  received: RawRequest;
  changed: RawRequest;
}

export async function replayRequest(
  app: FastifyInstance,
  faults: ReplayFaults,
  change: Change,
): Promise<ParsedResponse> {
  // `app.inject` sends the request only when its result is awaited.
  // The callback awaits `app.inject`, because `storage` contains `faults` only while the callback runs.
  const answer = await storage.run(faults, async () => await app.inject(optionsOf(change)));
  const isJson = /\bjson\b/.test(String(answer.headers['content-type'] ?? ''));
  const bytes = answer.rawPayload;
  return {
    status: answer.statusCode,
    headers: plainHeaders(answer.headers),
    body: (isJson ? parsedOrUndefined(bytes) : undefined) ?? bytes,
  };
}

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
