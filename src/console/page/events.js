import { listen } from './api.js';
import { useEffect, useRef } from './lib.js';

/** Delay in milliseconds before the next attempt to connect to an unreachable sandbox. */
const pause = 2000;

/**
 * Receives the server-sent events of a tenant while the component is shown, and reconnects after an interruption.
 * `onOpen` is called for each new connection, `onEvent` for each event, and `onProblem` for each interruption.
 * If `path` is undefined, no connection is opened.
 */
export function useEvents(path, handlers) {
  const current = useRef(handlers);
  current.current = handlers;
  useEffect(() => {
    const stop = new AbortController();
    if (path) follow(path, stop.signal, current);
    return () => stop.abort();
  }, [path]);
}

/** Reads the events of a tenant until `signal` is aborted or the tenant is deleted. */
async function follow(path, signal, current) {
  while (!signal.aborted) {
    try {
      const events = listen(`${path}/events`, signal, () => current.current.onOpen());
      for await (const { event, data } of events) current.current.onEvent(event, data);
      current.current.onProblem(new Error('The sandbox closed the connection.'));
    } catch (failure) {
      if (signal.aborted) return;
      current.current.onProblem(failure);
      if (failure.status === 404) return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
