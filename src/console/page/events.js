import { listen } from './api.js';
import { useEffect, useRef } from './lib.js';

/** Delay in milliseconds before the next attempt to connect to an unreachable sandbox. */
const pause = 2000;

/** Reconnects after an interruption, which `onProblem` receives. Without a path, opens no connection. */
export function useEvents(path, handlers) {
  const current = useRef(handlers);
  current.current = handlers;
  useEffect(() => {
    const stop = new AbortController();
    if (path) follow(path, stop.signal, current);
    return () => stop.abort();
  }, [path]);
}

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
