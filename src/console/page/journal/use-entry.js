import { ask } from '../api.js';
import { useEffect, useState } from '../lib.js';

/**
 * Returns a stored request from the list. Loads a request that the list does not contain.
 * Returns undefined while the request is loading, and null if the journal does not contain the request.
 */
export function useEntry({ path, entries }, id) {
  const listed = entries.find((entry) => entry.id === id);
  const [state, setState] = useState({ id, value: undefined, problem: null });
  useEffect(() => {
    if (listed || !Number.isSafeInteger(id) || id < 1) return;
    ask('GET', `${path}/journal?after=${id - 1}&before=${id + 1}`).then(
      ({ entries: [found] }) => setState({ id, value: found ?? null, problem: null }),
      (problem) => setState({ id, value: undefined, problem }),
    );
  }, [path, id, Boolean(listed)]);
  if (!Number.isSafeInteger(id) || id < 1) return { value: null, problem: null };
  return listed
    ? { value: listed, problem: null }
    : { value: state.id === id ? state.value : undefined, problem: state.problem };
}
