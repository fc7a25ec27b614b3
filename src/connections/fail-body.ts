import type { IncomingMessage } from 'node:http';

/** Lets the current or the next read of a request body fail with this error. */
export function failBody(request: IncomingMessage, error: Error): void {
  if (request.listenerCount('error') > 0) request.emit('error', error);
  else request.on('newListener', onReader);

  function onReader(event: string | symbol): void {
    if (event !== 'error') return;
    request.off('newListener', onReader);
    // The listener is added after this event.
    process.nextTick(() => failBody(request, error));
  }
}
