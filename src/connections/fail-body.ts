import type { IncomingMessage } from 'node:http';

export function failBody(request: IncomingMessage, error: Error): void {
  if (request.listenerCount('error') > 0) request.emit('error', error);
  else request.on('newListener', onReader);

  function onReader(event: string | symbol): void {
    if (event !== 'error') return;
    request.off('newListener', onReader);
    // Waits for the next tick, because Node emits `newListener` before it adds the error listener.
    process.nextTick(() => failBody(request, error));
  }
}
