import { ask } from '../api.js';
import { useCallback, useEffect, useMemo, useRef, useState } from '../lib.js';

const page = 50;

const nothing = { entries: [], waiting: [], isAll: false, isLoading: true, problem: null };

/** If the user has scrolled down, new requests are collected in `waiting`, so that the list does not move. */
export function useEntries(path, filter) {
  const [state, setState] = useState(nothing);
  const search = new URLSearchParams(filter).toString();
  const current = useRef(null);

  const reader = useMemo(() => {
    const read = (range) =>
      ask(
        'GET',
        `${path}/journal?${new URLSearchParams({ ...range, ...Object.fromEntries(new URLSearchParams(search)) })}`,
      );
    return oneAtATime({
      read,
      state: () => current.current,
      setState: (next) => current.current?.reader === search && set(next),
    });
    function set(next) {
      current.current = { ...next, reader: search };
      setState(next);
    }
  }, [path, search]);

  useEffect(() => {
    current.current = { ...nothing, reader: search };
    setState(nothing);
    reader.reload();
  }, [reader]);
  const showWaiting = useCallback(() => reader.showWaiting(), [reader]);
  return { ...state, ...reader, showWaiting };
}

/** Loads pages of the list one after another, so that responses cannot arrive in the wrong order. */
function oneAtATime({ read, state, setState }) {
  let last = Promise.resolve();
  let isAsked = false;
  const next = (work) => {
    last = last.then(work).catch((problem) => setState({ ...state(), isLoading: false, problem }));
    return last;
  };
  const reload = () => next(async () => setState(firstPage(await read({ limit: page }))));
  const older = () =>
    next(async () => setState(withOlder(state(), await read({ limit: page, before: oldest(state()) }))));
  const newer = () => {
    if (isAsked) return;
    isAsked = true;
    next(async () => {
      isAsked = false;
      const { entries } = await read({ limit: page, after: newest(state()) });
      setState(entries.length === page ? firstPage({ entries }) : withNewer(state(), entries));
    });
  };
  const showWaiting = () => setState({ ...state(), entries: [...state().waiting, ...state().entries], waiting: [] });
  return { reload, older, newer, showWaiting };
}

function firstPage({ entries }) {
  return { ...nothing, entries, isLoading: false, isAll: entries.length < page };
}

function withOlder(state, { entries }) {
  return { ...state, entries: [...state.entries, ...entries], isAll: entries.length < page, problem: null };
}

function withNewer(state, entries) {
  const known = new Set([...state.waiting, ...state.entries].map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return { ...state, problem: null };
  if (isAtStart() && state.waiting.length === 0)
    return { ...state, entries: [...fresh, ...state.entries], problem: null };
  return { ...state, waiting: [...fresh, ...state.waiting], problem: null };
}

function isAtStart() {
  return scrollY < 150 && !document.activeElement?.closest('.entries');
}

function newest({ waiting, entries }) {
  return (waiting[0] ?? entries[0])?.id ?? 0;
}

function oldest({ entries }) {
  return entries.at(-1)?.id ?? 1;
}

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
