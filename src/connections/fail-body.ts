import type { IncomingMessage } from 'node:http';

/** Fails the read of a request body with this error: a read under way now, else the first read that begins. */
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
