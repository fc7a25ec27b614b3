import { useAnswer } from './hooks.js';
import { html, useState } from './lib.js';
import { Json, Loading, Problem, Table } from './parts.js';

const most = 200;

/** Shows all data of the tenant, one collection at a time. */
export function State({ path }) {
  const [turn, setTurn] = useState(0);
  const [name, setName] = useState('departments');
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState(null);
  const { value, problem } = useAnswer(`${path}/state`, turn);
  const choose = (collection) => {
    setName(collection);
    setOpen(null);
  };
  if (problem) return html`<${Problem} of=${problem} />`;
  if (!value) return html`<${Loading} />`;
  const collections = Object.entries(value).filter(([, rows]) => Array.isArray(rows));
  const all = value[name] ?? [];
  const rows = all.filter((row) => JSON.stringify(row).toLowerCase().includes(wanted.toLowerCase()));
  const columns = [...new Set(rows.slice(0, most).flatMap((row) => Object.keys(row)))].slice(0, 7);
  return html`<section><form class="line" onSubmit=${(event) => event.preventDefault()}>
      <label>Collection <select onChange=${(event) => choose(event.currentTarget.value)}>${collections.map(([each, { length }]) => html`<option value=${each} selected=${each === name}>${each} (${length})</option>`)}</select></label>
      <label>Find <input type="search" value=${wanted} onInput=${(event) => setWanted(event.currentTarget.value)} /></label>
      <button type="button" onClick=${() => setTurn(turn + 1)}>Refresh</button>
    </form>
    <${Table} columns=${columns} rows=${rows.slice(0, most).map((row, index) => ({
      key: index,
      isOpen: open === index,
      onOpen: () => setOpen(open === index ? null : index),
      opened: html`<${Json} value=${row} />`,
      cells: columns.map((column) => shown(row[column])),
    }))} />
    ${rows.length > most && html`<p class="empty">${rows.length - most} more; find narrows them.</p>`}
  </section>`;
}

function shown(value) {
  const text = value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
