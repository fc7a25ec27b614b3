import { ask } from './api.js';
import { useCallback, useEffect, useState } from './lib.js';

/** Loads the response for a path. Loads the response again when `path` or `turn` changes. */
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

/** Loads a module such as `() => import('./view.js')`, and returns the module or the error. */
export function useLoaded(load) {
  const [state, setState] = useState({ value: null, problem: null });
  useEffect(() => {
    load().then(
      // Wraps the loaded value in an object, because Preact calls a plain function as an updater function.
      (value) => setState({ value, problem: null }),
      (problem) => setState({ value: null, problem }),
    );
  }, [load]);
  return state;
}
