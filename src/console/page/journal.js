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
    return {
      key: `t${entry.machine}${entry.id}${entry.at}`,
      cells: [shortTime(entry.at), `${entry.machine} ${entry.id} went on`, '', '', '', ''],
    };
  }
  return {
    key: entry.id,
    isOpen: open?.id === entry.id,
    onOpen: () => setOpen(open?.id === entry.id ? null : entry),
    cells: [
      shortTime(entry.time),
      `${entry.method} ${entry.path}`,
      html`<span class=${entry.status < 400 ? 'ok' : 'bad'}>${entry.status ?? 'none'}</span>`,
      Math.round(entry.duration * 10) / 10,
      entry.operation ?? '',
      '',
    ],
  };
}

function Opened({ entry }) {
  return html`<${Json} value=${entry} />`;
}
