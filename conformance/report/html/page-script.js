/** Filters the requirements, copies scripts, and opens collapsed sections for links and for printing. */

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

form.hidden = false;
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(filter));
filter();

async function copy(button) {
  const source = button.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(source.textContent);
    button.textContent = 'Copied';
  } catch {
    // Without clipboard permission the text is selected, so that the user can copy it.
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
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = target?.closest('details:not([open])');
  if (!folded) return;
  folded.open = true;
  target.scrollIntoView();
}

addEventListener('hashchange', reveal);
reveal();

let closed = [];
addEventListener('beforeprint', () => {
  closed = [...document.querySelectorAll('details:not([open])')];
  for (const each of closed) each.open = true;
});
addEventListener('afterprint', () => {
  for (const each of closed) each.open = false;
});
