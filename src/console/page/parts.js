import { html, render, useEffect, useRef, useState } from './lib.js';

export function Badge({ kind = '', title, children }) {
  return html`<span class=${`badge ${kind}`} title=${title}>${children}</span>`;
}

export function Problem({ of }) {
  return of ? html`<p class="problem" role="alert">${of.message}</p>` : null;
}

export function FreshProblem({ of }) {
  const shown = useRef(null);
  useEffect(() => of && shown.current.scrollIntoView({ block: 'nearest' }), [of]);
  return html`<div ref=${shown}><${Problem} of=${of} /></div>`;
}

export function Failed({ of, onRetry }) {
  return html`<section class="blank"><${Problem} of=${of} /><button onClick=${onRetry}>Try again</button></section>`;
}

export function Loading() {
  return html`<p class="loading" role="status">Loading</p>`;
}

export function Empty({ title, children }) {
  return html`<div class="blank"><p class="blank-title">${title}</p>${children}</div>`;
}

/**
 * A row is its key and its cells. A column is a title, or a title, attributes of its head and the content of its head.
 * Texts of the columns `long` wrap. A narrow window shows rows with `isStacked` as lists.
 */
export function Table({ columns, rows, label, long = -1, empty = 'No entries.', isStacked = false }) {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  // Changed CSS display values remove the table roles for screen readers, so the elements declare their roles.
  const role = (name) => (isStacked ? name : undefined);
  const titles = columns.map((column) => [column].flat()[0]);
  const head = (column) => {
    const [title, attributes = {}, content = title] = [column].flat();
    if (title === '') return html`<td role=${role('cell')}></td>`;
    return html`<th role=${role('columnheader')} scope="col" ...${attributes}>${content}</th>`;
  };
  const cellOf = (cell, index) =>
    html`<td role=${role('cell')} class=${[long].flat().includes(index) ? 'long' : ''} data-title=${role(titles[index])}>${isStacked ? html`<div>${cell}</div>` : cell}</td>`;
  return html`<div class=${isStacked ? 'wide stacked' : 'wide'} role="region" aria-label=${label ?? titles.filter(Boolean).join(', ')} tabindex="0"><table role=${role('table')}>
    <thead role=${role('rowgroup')}><tr role=${role('row')}>${columns.map(head)}</tr></thead>
    <tbody role=${role('rowgroup')}>${rows.map(([key, ...cells]) => html`<tr key=${key} role=${role('row')}>${cells.map(cellOf)}</tr>`)}</tbody>
  </table></div>`;
}

/** A path whose lines break only after its slashes, with readable brackets. */
export function breakable(path) {
  return path
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .split(/(?<=\/)(?!\/)/)
    .map((part, index) => [index > 0 && html`<wbr />`, part]);
}

export function count(number) {
  return (number ?? 0).toLocaleString('en-US');
}

/** For example `1 s` for `1s`. */
export function spaced(length) {
  return String(length).replace(/(?<=\d)(?=[a-z]+$)/, ' ');
}

export function shortTime(text) {
  return text?.replace('T', ' ').replace('Z', '') ?? '';
}

export function Time({ of }) {
  return html`<time datetime=${of}>${shortTime(of)}</time>`;
}

export function Hour({ of }) {
  return html`<time datetime=${of} title=${shortTime(of)}>${shortTime(of).slice(11)}</time>`;
}

export function Copy({ text, what, label = 'Copy' }) {
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    await writeText(typeof text === 'function' ? text() : text);
    notify(`Copied ${what}`);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  };
  return html`<button type="button" class="copy" aria-label=${`${label} ${what}`} onClick=${copy}>${isDone ? 'Copied' : label}</button>`;
}

/** Browsers offer the clipboard API only over HTTPS and on localhost. */
async function writeText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

/** The values at the JSON pointers in `wrong` are marked. */
export function Json({ value, what = 'JSON', wrong = [] }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return html`<div class="code">
    <${Copy} text=${text} what=${what} />
    <pre tabindex="0" role="region" aria-label=${what}>${typeof value === 'string' ? value : wrong.length > 0 ? markedLines(value, wrong) : tokensOf(text)}</pre>
  </div>`;
}

/** The members on the way to a wrong value are not marked. A missing value marks the object that lacks it. */
function markedLines(value, wrong, pointer = '', gap = '') {
  const isWrong = wrong.some((each) => each === pointer || (isInside(each, pointer) && !has(value, each, pointer)));
  if (isWrong) return html`<mark>${tokensOf(JSON.stringify(value, null, 2).replaceAll('\n', `\n${gap}`))}</mark>`;
  if (typeof value !== 'object' || value === null || !wrong.some((each) => isInside(each, pointer)))
    return tokensOf(JSON.stringify(value, null, 2).replaceAll('\n', `\n${gap}`));
  const inner = `${gap}  `;
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(([key, member], index) => [
    `${index > 0 ? ',' : ''}\n${inner}`,
    ...(isList ? [] : [html`<span class="key">${JSON.stringify(key)}</span>`, ': ']),
    markedLines(member, wrong, `${pointer}/${escaped(key)}`, inner),
  ]);
  return [isList ? '[' : '{', members, `\n${gap}${isList ? ']' : '}'}`];
}

function isInside(place, pointer) {
  return place.startsWith(`${pointer}/`);
}

function has(value, place, pointer) {
  if (typeof value !== 'object' || value === null) return false;
  const [key] = place.slice(pointer.length + 1).split('/');
  return Object.keys(value).some((name) => escaped(name) === key);
}

function escaped(key) {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)/g;

function tokensOf(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon, number] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    const kind = colon ? 'key' : string ? 'string' : number ? 'number' : 'literal';
    parts.push(html`<span class=${kind}>${string ?? whole}</span>`);
    if (colon) parts.push(colon);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

const shownFor = 4000;

let hiding;

export function notify(text) {
  const notice = document.getElementById('notice');
  notice.textContent = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    notice.textContent = '';
  }, shownFor);
}

/**
 * `contentOf` gets a function that closes the dialog with a value. Resolves to this value or that of the clicked button.
 * The dialog also closes when the URL changes, for example with the browser's Back button.
 */
function showDialog(className, contentOf) {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  let value;
  const close = (given) => {
    value = given;
    dialog.close();
  };
  const leave = () => dialog.close();
  render(contentOf(close), dialog);
  addEventListener('hashchange', leave);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      removeEventListener('hashchange', leave);
      render(null, dialog);
      dialog.remove();
      resolve(value ?? dialog.returnValue);
    });
  });
}

/** `verb` is the label of the confirm button. `isGrave` marks an action that cannot be undone. */
export async function confirmed({ title, text, verb, isGrave = false }) {
  const question = html`<form method="dialog">
      <h2 id="dialog-title">${title}</h2>
      <p>${text}</p>
      <p class="actions"><button value="no" autofocus>Cancel</button><button value="yes" class=${isGrave ? 'grave' : 'primary'}>${verb}</button></p>
    </form>`;
  return (await showDialog('', () => question)) === 'yes';
}

export function openDialog(Component, properties) {
  return showDialog('large', (close) => html`<${Component} ...${properties} close=${close} />`);
}

export function valuesOf(event) {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget));
}

/** A button that opens a list with a search field. `children` makes the list from the search text. */
export function Picker({ label, chosen, children }) {
  const [wanted, setWanted] = useState('');
  const details = useRef(null);
  const close = () => {
    details.current.open = false;
  };
  useEffect(() => {
    close();
    setWanted('');
  }, [chosen]);
  const leave = (event) => {
    if (event.key !== 'Escape' || !details.current.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary').focus();
  };
  // The choice of the same entry again changes nothing, so it also closes the list.
  return html`<details class="picker" ref=${details} onKeyDown=${leave} onToggle=${(event) => event.target === details.current && details.current.open && details.current.querySelector('input').focus()}>
    <summary><span>${label}</span> <strong>${chosen}</strong></summary>
    <div class="choices" onClick=${(event) => event.target.closest('a, button') && close()}>
      <input type="search" aria-label=${`Find: ${label}`} placeholder="Find" value=${wanted} onInput=${(event) => setWanted(event.currentTarget.value)} />
      ${children(wanted.trim().toLowerCase())}
    </div>
  </details>`;
}

export function hasWords(text, wanted) {
  const all = text.toLowerCase();
  return wanted.split(/\s+/).every((word) => all.includes(word));
}
