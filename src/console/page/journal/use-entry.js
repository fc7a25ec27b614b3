import { ask } from '../api.js';
import { useEffect, useState } from '../lib.js';

/** Undefined while the request is loading, null if the journal does not contain it. */
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
