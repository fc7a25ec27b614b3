/**
 * Filters the table of requirements by the URL and the form, and copies programs to the clipboard.
 * Opens collapsed sections if a link leads to them.
 */

const form = document.querySelector('#filter');
const rows = [...document.querySelectorAll('.matrix tr[data-outcome]')];
const texts = new Map(rows.map((row) => [row, `${row.textContent} ${row.dataset.operations}`.toLowerCase()]));

function filter() {
  const wanted = new FormData(form);
  const words = String(wanted.get('text')).toLowerCase().split(/\s+/);
  const outcomes = wanted.getAll('outcome');
  const fits = (row) =>
    words.every((word) => texts.get(row).includes(word)) &&
    (outcomes.length === 0 || outcomes.includes(row.dataset.outcome)) &&
    ['class', 'basis', 'level'].every((name) => ['', row.dataset[name]].includes(wanted.get(name)));
  for (const row of rows) row.hidden = !fits(row);
  const shown = rows.filter((row) => !row.hidden).length;
  for (const group of document.querySelectorAll('.matrix tbody')) {
    group.hidden = [...group.querySelectorAll('tr[data-outcome]')].every((row) => row.hidden);
  }
  form.elements.shown.value = `${shown} of ${rows.length}`;
  document.querySelector('#none').hidden = shown > 0;
}

/** Writes the filter into the fragment of the URL, because a fragment also works for local files. */
function remember() {
  const given = [...new FormData(form)].filter(([, value]) => value !== '');
  history.replaceState(null, '', `#requirements${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`);
}

/** Sets the form to the filter in the URL, for example `#requirements?outcome=failed&text=access`. */
function recall() {
  const [place, query] = location.hash.split('?');
  if (place !== '#requirements' || query === undefined) return;
  const wanted = new URLSearchParams(query);
  for (const control of form.elements) {
    if (control.type === 'checkbox') control.checked = wanted.getAll(control.name).includes(control.value);
    else if (control.matches('input, select')) control.value = wanted.get(control.name) ?? '';
  }
  filter();
  document.querySelector('#requirements').scrollIntoView();
}

const panels = [...document.querySelectorAll('.finding[data-operations]')];
const chosen = document.querySelector('#map output');

/** Shows only the findings of the operation in the URL, for example `#map?operation=listUsers`. */
function choose() {
  const [place, query] = location.hash.split('?');
  if (chosen === null || place !== '#map' || query === undefined) return;
  const operation = new URLSearchParams(query).get('operation') ?? '';
  const isOwn = (panel) => operation === '' || panel.dataset.operations.split(' ').includes(operation);
  for (const panel of panels) {
    const group = panel.closest('.cause');
    if (group) group.hidden = ![...group.querySelectorAll('.finding[data-operations]')].some(isOwn);
    else panel.hidden = !isOwn(panel);
  }
  for (const link of document.querySelectorAll('.map a'))
    link.ariaCurrent = link.hash === location.hash ? 'true' : null;
  if (operation !== '') panels.find(isOwn)?.scrollIntoView({ block: 'center' });
  chosen.value = operation && `${panels.filter(isOwn).length} of ${panels.length} findings concern ${operation}.`;
  if (form === null) return;
  form.elements.text.value = operation;
  filter();
}

addEventListener('hashchange', choose);

function change() {
  filter();
  remember();
}

// Only the report of a certification has a table of requirements.
if (form !== null) {
  form.hidden = false;
  const bar = () => document.documentElement.style.setProperty('--bar', `${form.offsetHeight}px`);
  new ResizeObserver(bar).observe(form);
  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(change));
  addEventListener('hashchange', recall);
  filter();
  recall();
}
choose();

async function copy(button) {
  const source = button.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(source.textContent);
    button.textContent = 'Copied';
  } catch {
    // If the browser does not allow access to the clipboard, selects the text, so that the user can copy it.
    getSelection().selectAllChildren(source);
    button.textContent = 'Selected';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 1500);
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => copy(button));
}

function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1).split('?')[0]));
  const folded = target?.closest('details:not([open])');
  if (!folded) return;
  folded.open = true;
  target.scrollIntoView();
}

addEventListener('hashchange', reveal);
reveal();
