import { ask, listen } from './api.js';
import { useAction } from './hooks.js';
import { html, useEffect, useRef, useState } from './lib.js';
import { Json, Problem, shortTime, Table } from './parts.js';

const most = 300;

/** What was asked and answered, as it happens; an entry opens to the whole exchange. */
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
    follow(path, stop.signal, (entry) => {
      if (!paused.current) setEntries((before) => [entry, ...before].slice(0, most));
    }).catch((failure) => stop.signal.aborted || setProblem(failure));
    ask('GET', `${path}/journal?limit=${most}`).then(
      ({ entries: earlier }) => setEntries((before) => [...before, ...earlier]),
      setProblem,
    );
    return () => stop.abort();
  }, [path]);

  return html`<section>
    <p class="actions">
      <button onClick=${() => setPaused(!isPaused)}>${isPaused ? 'Go on' : 'Pause'}</button>
      <button onClick=${() => action.act(() => ask('DELETE', `${path}/journal`))}>Empty</button>
    </p>
    <${Problem} of=${problem ?? action.problem} />
    <${Table} columns=${['Time', 'Request', 'Status', 'ms', 'Operation', 'Contract']} empty="Nothing was asked yet." rows=${entries.map((entry) => rowOf(entry, open, setOpen))} />
    ${open && html`<${Opened} path=${path} entry=${open} />`}
  </section>`;
}

async function follow(path, signal, onEntry) {
  for await (const { event, data } of listen(`${path}/events`, signal)) {
    if (event === 'request') onEntry(data);
    if (event === 'transition') onEntry({ ...data, isTransition: true });
  }
}

function rowOf(entry, open, setOpen) {
  if (entry.isTransition) {
    const key = `${entry.machine} ${entry.id} ${entry.status} ${entry.at}`;
    return { key, cells: [shortTime(entry.at), transitionText(entry), '', '', '', ''] };
  }
  return {
    key: entry.id,
    isOpen: open?.id === entry.id,
    onOpen: () => setOpen(open?.id === entry.id ? null : entry),
    cells: [
      shortTime(entry.time ?? entry.hostTime),
      `${entry.method} ${entry.path}`,
      html`<span class=${entry.status !== null && entry.status < 400 ? 'ok' : 'bad'}>${entry.status ?? 'none'}</span>`,
      Math.round(entry.duration * 10) / 10,
      entry.operation ?? 'no operation',
      verdictOf(entry),
    ],
  };
}

/** What went on, and how far; the kind is told where it says more than what it is. */
function transitionText({ machine, id, kind, status }) {
  const what = kind === null || kind === machine ? machine : `${machine} (${kind})`;
  return `${what} ${id} is ${status ?? 'gone'}`;
}

/** Whether the contract is kept on both sides; a side that cannot be judged says nothing. */
function verdictOf({ verdict }) {
  const broken = ['request', 'answer'].filter((side) => verdict[side].outcome === 'broken');
  return broken.length > 0
    ? html`<span class="bad">${broken.join(', ')} broken</span>`
    : html`<span class="ok">kept</span>`;
}

function Opened({ entry }) {
  const misses = entry.nearMisses.map(({ operation, why }) => `${operation}: ${why}`);
  const notes = [
    ...(entry.caller ? [`asked by user ${entry.caller.userId}, ${entry.caller.role}`] : []),
    ...entry.due.map((due) => `before it, ${transitionText(due)}`),
    ...entry.faults.map((fault) => `the fault ${fault} stood in the way`),
    ...misses.map((miss) => `near miss: ${miss}`),
  ];
  return html`<section aria-label=${`Exchange ${entry.id}`}>
    <h3>${entry.method} ${entry.path}</h3>
    <ul>${notes.map((note) => html`<li>${note}</li>`)}</ul>
    <div class="exchange">
      <${Side} title="Request" message=${entry.request} verdict=${entry.verdict.request} />
      <${Side} title=${`Answer ${entry.status ?? ''}`} message=${entry.answer} verdict=${entry.verdict.answer} />
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
