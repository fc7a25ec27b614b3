import { listen } from '../api.js';
import { useAnswer } from '../hooks.js';
import { useEffect, useState } from '../lib.js';

/** Returns one page of a collection. The conditions are parameters of listTenantRows. */
export function useRows(path, conditions, turn) {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined && value !== null);
  return useAnswer(`${path}/rows?${new URLSearchParams(given)}`, turn);
}

/** Milliseconds during which several changes lead to one refresh. */
const pause = 400;

/** Returns a number that grows when the data of the tenant changes, and a function that makes it grow. */
export function useChanges(path) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let waiting;
    const changed = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        setTurn((before) => before + 1);
      }, pause);
    };
    follow(path, stop.signal, changed);
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [path]);
  return [turn, () => setTurn((before) => before + 1)];
}

/**
 * Watches the events of a tenant. Without the events the page still works: an interrupted stream only ends the
 * automatic refresh, and the next request of the page reports that the sandbox does not respond.
 */
async function follow(path, signal, changed) {
  try {
    for await (const { event, data } of listen(`${path}/events`, signal, () => undefined)) {
      if (event !== 'request' || data.method !== 'GET') changed();
    }
  } catch {
    if (!signal.aborted) changed();
  }
}
