import { useAnswer, useChanges, useRows } from '../hooks.js';
import { Works } from '../jobs/work-card.js';
import { html, useEffect, useRef } from '../lib.js';
import { count, Empty, Failed, Json, Loading } from '../parts.js';
import { linkTo } from '../route.js';
import { collections, nameOf } from './collections.js';
import { details, Facts, Related, RowActions } from './details.js';
import { List } from './list.js';

export function Data({ tenant, path, details: first, rest: [name = 'users', key], query }) {
  const [turn, refresh] = useChanges(path);
  const details = useAnswer(path, turn).value ?? first;
  const collection = collections[name];
  const context = { tenant, path, details, turn, refresh };
  return html`<${Tabs} tenant=${tenant} counts=${details.counts} current=${name} />
    ${
      collection
        ? key === undefined
          ? html`<${List} key=${name} name=${name} collection=${collection} query=${query} context=${context} />`
          : html`<${RowPage} key=${`${name}/${key}`} name=${name} collection=${collection} id=${key} context=${context} />`
        : html`<h1>Data</h1><${Empty} title=${`There is no collection ${name}.`}><p><a href=${linkTo(tenant, 'data')}>Show the users</a></p><//>`
    }`;
}

function Tabs({ tenant, counts, current }) {
  const tabs = useRef(null);
  // In a narrow window, the row of tabs scrolls, so the current tab can be outside the visible area.
  useEffect(
    () => tabs.current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    [current],
  );
  // The collection `HR directory` is hidden for tenants without an external HR system.
  const shown = Object.entries(collections).filter(
    ([name]) => name !== 'directory' || counts.directory > 0 || current === name,
  );
  return html`<nav class="tabs" aria-label="Collections" ref=${tabs}><ul>${shown.map(
    ([name, { title }]) =>
      html`<li key=${name}><a href=${linkTo(tenant, 'data', { rest: [name] })} aria-current=${name === current ? 'page' : null}>${title} <span class="count">${count(counts[name])}</span></a></li>`,
  )}</ul></nav>`;
}

/** The work that the page of a row shows: its own, or for a department its pending jobs, such as its deletion. */
const workQuery = {
  departments: ({ id }) => ({ subject: `departments/${id}`, machine: 'job', pending: true }),
  imports: ({ id }) => ({ subject: `imports/${id}`, machine: 'user-import' }),
  documents: ({ documentId }) => ({ subject: `documents/${documentId}`, machine: 'document' }),
  provisions: ({ name }) => ({ subject: `provisions/${name}`, machine: 'provision' }),
};

export function RowPage({ name, collection, id, context }) {
  const { tenant, path, turn, refresh } = context;
  const conditions = { collection: name, field: collection.key, value: id };
  const { value, problem } = useRows(path, conditions, turn);
  const back = html`<p class="crumbs"><a href=${linkTo(tenant, 'data', { rest: [name] })}>${collection.title}</a></p>`;
  if (problem) return html`<${Failed} of=${problem} onRetry=${refresh} />`;
  if (!value) return html`<${Loading} />`;
  const [row] = value.rows;
  if (!row)
    return html`${back}<h1>Not found</h1><${Empty} title=${`${collection.title}: there is no ${id}.`}><p>It may have been deleted, or the tenant was reset.</p><//>`;
  const More = details[name];
  const query = workQuery[name]?.(row);
  return html`${back}<h1>${nameOf(collection, row)}</h1>
    <${Facts} of=${collection.facts} row=${row} tenant=${tenant} />
    ${query && html`<${Works} query=${query} context=${context} />`}
    <${RowActions} of=${name} row=${row} context=${context} />
    ${More && html`<${More} row=${row} context=${context} />`}
    ${(collection.related ?? []).map(([title, other, field, value, without, empty]) => html`<${Related} key=${title} title=${title} collection=${other} field=${field} value=${nameOf({ name: value }, row)} without=${without} empty=${empty} context=${context} />`)}
    <details class="raw"><summary>All properties as JSON</summary><${Json} value=${row} what="Row" /></details>`;
}
