import { ask } from './api.js';
import { useCallback, useEffect, useState } from './lib.js';

/** Returns the response for a path. The request is repeated whenever the path or `turn` changes. */
export function useAnswer(path, turn = 0) {
  const [state, setState] = useState({ value: null, problem: null });
  useEffect(() => {
    let isCurrent = true;
    const keep = (next) => isCurrent && setState(next);
    if (path) {
      ask('GET', path).then(
        (value) => keep({ value, problem: null }),
        (problem) => keep({ value: null, problem }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [path, turn]);
  return state;
}

/**
 * Provides an action whose request may be refused.
 * The function `act` runs the action, and `problem` is the last refusal.
 */
export function useAction(afterwards) {
  const [problem, setProblem] = useState(null);
  const [isBusy, setBusy] = useState(false);
  const act = useCallback(
    async (work) => {
      setBusy(true);
      setProblem(null);
      try {
        const value = await work();
        afterwards?.(value);
      } catch (refusal) {
        setProblem(refusal);
      }
      setBusy(false);
    },
    [afterwards],
  );
  return { act, problem, isBusy };
}

/** Returns the result of a loading function such as `() => import('./view.js')`, or the problem if loading fails. */
export function useLoaded(load) {
  const [state, setState] = useState({ value: null, problem: null });
  useEffect(() => {
    load().then(
      // Stores the loaded value in an object, because Preact would call a plain component as an updater function.
      (value) => setState({ value, problem: null }),
      (problem) => setState({ value: null, problem }),
    );
  }, [load]);
  return state;
}
