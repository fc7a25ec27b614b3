import { ask, listen } from './api.js';
import { useCallback, useEffect, useRef, useState } from './lib.js';

export function useAnswer(path, turn = undefined) {
  return useResult(() => (path ? ask('GET', path) : undefined), [path, turn]);
}

export function useResult(load, inputs) {
  // The value is in an object, because Preact calls a plain function as an updater function.
  const [state, setState] = useState({ value: null, problem: null });
  useEffect(() => {
    let isCurrent = true;
    const keep = (next) => isCurrent && setState(next);
    load()?.then(
      (value) => keep({ value, problem: null }),
      (problem) => keep({ value: null, problem }),
    );
    return () => {
      isCurrent = false;
    };
  }, inputs);
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

export function useLoaded(load) {
  return useResult(load, [load]);
}

/** Delay in milliseconds before the next attempt to connect to an unreachable sandbox. */
const pause = 2000;

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

export function useRows(path, conditions, turn) {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined && value !== null);
  return useAnswer(`${path}/rows?${new URLSearchParams(given)}`, turn);
}

/** Changes within this time in milliseconds cause only one refresh. */
const changePause = 400;

/** With `areReads`, requests that only read count as changes too, because they can use up an injected fault. */
export function useChanges(path, areReads = false) {
  const [turn, setTurn] = useState(0);
  const waiting = useRef(undefined);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const isLost = useRef(false);
  const changed = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      refresh();
    }, changePause);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEvents(path, {
    onOpen: () => {
      if (isLost.current) changed();
      isLost.current = false;
    },
    onEvent: (event, data) => (areReads || event !== 'request' || data.method !== 'GET') && changed(),
    // After an interruption of the connection, the page reloads its data and shows the error of a failed reload.
    onProblem: () => {
      isLost.current = true;
      changed();
    },
  });
  return /** @type {const} */ ([turn, refresh]);
}
