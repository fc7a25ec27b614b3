import { useAnswer, useEvents } from '../hooks.js';
import { useCallback, useEffect, useRef, useState } from '../lib.js';

export function useRows(path, conditions, turn) {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined && value !== null);
  return useAnswer(`${path}/rows?${new URLSearchParams(given)}`, turn);
}

/** Changes within this time in milliseconds cause only one refresh. */
const pause = 400;

/** With `areReads`, requests that only read count as changes too, because they can use up an injected fault. */
export function useChanges(path, areReads = false) {
  const [turn, setTurn] = useState(0);
  const waiting = useRef(undefined);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const changed = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      refresh();
    }, pause);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEvents(path, {
    onOpen: () => undefined,
    onEvent: (event, data) => (areReads || event !== 'request' || data.method !== 'GET') && changed(),
    // After an interruption of the connection, the page reloads its data and shows the error of a failed reload.
    onProblem: changed,
  });
  return /** @type {const} */ ([turn, refresh]);
}
