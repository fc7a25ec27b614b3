import { listen } from './api.js';
import { useEffect, useRef } from './lib.js';

/** Time in milliseconds before the next attempt to reach a stopped sandbox. */
const pause = 2000;

/**
 * Watches the events of a tenant while the component is shown, and reconnects after an interruption.
 * `onOpen` is called when the event stream starts, and `onEvent` with the name and data of each event.
 * `onProblem` is called with the reason of an interruption. Without a path, no events are watched.
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

/** Reads the event stream until the signal aborts or the tenant is deleted. */
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
