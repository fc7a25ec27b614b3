import { ask, listen } from './api.js';
import { useAction } from './hooks.js';
import { html, useEffect, useRef, useState } from './lib.js';
import { Hour, Json, Problem, shortTime, Table } from './parts.js';

const most = 300;

/** Shows the live request journal. A click on an entry shows the whole exchange. */
export function Journal({ path }) {
  const [entries, setEntries] = useState([]);
  const [problem, setProblem] = useState(null);
  const [open, setOpen] = useState(null);
  const [isPaused, setPaused] = useState(false);
  const paused = useRef(false);
  paused.current = isPaused;
  const action = useAction(() => setEntries([]));

  useEffect(() => {
    const stop = new AbortController();
    const begin = () => {
      setProblem(null);
      setEntries([]);
      ask('GET', `${path}/journal?limit=${most}`).then(
        ({ entries: earlier }) => setEntries((before) => [...before, ...without(earlier, before)]),
        setProblem,
      );
    };
    const onEntry = (entry) => {
      if (!paused.current) setEntries((before) => [entry, ...before].slice(0, most));
    };
    follow(path, stop.signal, { begin, onEntry, onProblem: setProblem });
    return () => stop.abort();
  }, [path]);

  return html`<section>
    <p class="actions">
      <button onClick=${() => setPaused(!isPaused)}>${isPaused ? 'Resume' : 'Pause'}</button>
      <button onClick=${() => action.act(() => ask('DELETE', `${path}/journal`))}>Clear</button>
    </p>
    <${Problem} of=${problem ?? action.problem} />
    <${Table} columns=${['Time', 'Status', 'Request', 'Operation', 'Contract', 'ms']} long=${2} empty="No requests yet." rows=${entries.map((entry) => rowOf(entry, open, setOpen))} />
  </section>`;
}

/** Time in milliseconds before the next attempt to reach a stopped sandbox. */
const pause = 2000;

/**
 * Watches the events of a tenant and reconnects after an interruption.
 * Watching ends when the signal aborts or the tenant is deleted.
 */
async function follow(path, signal, { begin, onEntry, onProblem }) {
  while (!signal.aborted) {
    try {
      for await (const { event, data } of listen(`${path}/events`, signal, begin)) onEntry({ ...data, event });
      onProblem(new Error('The sandbox closed the connection.'));
    } catch (failure) {
      if (signal.aborted) return;
      onProblem(failure);
      if (failure.status === 404) return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Removes duplicate entries, because an entry can come from the event stream and from the journal. */
function without(earlier, later) {
  const ids = new Set(later.map(({ id }) => id));
  return earlier.filter(({ id }) => !ids.has(id));
}

function rowOf(entry, open, setOpen) {
  if (entry.event === 'transition') {
    const key = `${entry.machine} ${entry.id} ${entry.status} ${entry.at}`;
    return { key, cells: [html`<${Hour} of=${entry.at} />`, '', transitionText(entry), '', '', ''] };
  }
  if (entry.event === 'dropped') return { cells: ['', '', `${entry.events} events were dropped`, '', '', ''] };
  return {
    key: entry.id,
    isOpen: open?.id === entry.id,
    onOpen: () => setOpen(open?.id === entry.id ? null : entry),
    opened: html`<${Opened} entry=${entry} />`,
    cells: [
      html`<${Hour} of=${entry.time ?? entry.hostTime} />`,
      html`<span class=${entry.status !== null && entry.status < 400 ? 'ok' : 'bad'}>${entry.status ?? 'none'}</span>`,
      `${entry.method} ${entry.path}`,
      entry.operation ?? 'no operation',
      verdictOf(entry),
      Math.round(entry.duration * 10) / 10,
    ],
  };
}

/** Formats one transition as text. The kind is added if it differs from the name of the state machine. */
function transitionText({ machine, id, kind, status }) {
  const what = kind === null || kind === machine ? machine : `${machine} (${kind})`;
  return `${what} ${id} is ${status ?? 'deleted'}`;
}

/** Returns the result of validating request and response against the contract. */
function verdictOf({ verdict }) {
  const broken = ['request', 'answer'].filter((side) => verdict[side].outcome === 'broken');
  if (broken.length > 0)
    return html`<span class="bad">${broken.map((side) => (side === 'answer' ? 'response' : side)).join(' and ')} invalid</span>`;
  const isJudged = verdict.request.outcome === 'kept' || verdict.answer.outcome === 'kept';
  return isJudged ? html`<span class="ok">valid</span>` : 'not validated';
}

function Opened({ entry }) {
  const misses = entry.nearMisses.map(({ operation, why }) => `${operation}: ${why}`);
  const notes = [
    `at ${shortTime(entry.time ?? entry.hostTime)}`,
    ...(entry.caller ? [`caller: user ${entry.caller.userId}, ${entry.caller.role}`] : []),
    ...entry.due.map((due) => `transition before the request: ${transitionText(due)}`),
    ...entry.faults.map((fault) => `injected fault: ${fault}`),
    ...misses.map((miss) => `closest operation: ${miss}`),
  ];
  return html`<section aria-label=${`Exchange ${entry.id}`}>
    <h3>${entry.method} ${entry.path}</h3>
    <ul>${notes.map((note) => html`<li>${note}</li>`)}</ul>
    <div class="exchange">
      <${Side} title="Request" message=${entry.request} verdict=${entry.verdict.request} />
      <${Side} title=${`Response ${entry.status ?? ''}`} message=${entry.answer} verdict=${entry.verdict.answer} />
    </div>
  </section>`;
}

function Side({ title, message, verdict }) {
  const violations = verdict.violations.map(({ place, wanted }) => html`<li class="bad">${place}: ${wanted}</li>`);
  return html`<div><h3>${title}</h3>
    <ul>${violations}</ul>
    ${message && html`<${Json} value=${message.headers} />`}
    ${message && message.body !== null && html`<${Json} value=${message.body} />`}
  </div>`;
}
