import { html } from '../../lib.js';
import { Loading, Problem } from '../../parts.js';
import { Actions } from '../../request/request-form.js';
import { linkTo } from '../../route.js';
import { actionsOf } from '../actions.js';
import { cellOf, collections } from '../collections.js';
import { RowTable } from '../list.js';
import { useRows } from '../use-rows.js';

/** A fact is its title, its cell and the text if it is empty. A fact without a value and such a text is left out. */
export function Facts({ of, row, tenant }) {
  const facts = of.map(([title, cell, empty = '']) => [title, cellOf(cell, row, tenant), empty]);
  const isEmpty = (value) => value === '' || value?.length === 0;
  const shown = facts.filter(([, value, empty]) => !isEmpty(value) || empty !== '');
  return html`<dl class="facts">${shown.map(([title, value, empty]) => html`<div key=${title}><dt>${title}</dt><dd>${isEmpty(value) ? empty : value}</dd></div>`)}</dl>`;
}

export function RowActions({ of: collection, row, context }) {
  return html`<${Actions} of=${actionsOf('row', collection, row)} context=${context} onDone=${context.refresh} />`;
}

const most = 10;

export function Related({ title, collection: name, field, value, without = [], empty = 'None.', context }) {
  const { tenant, path, turn } = context;
  const { value: found, problem } = useRows(path, { collection: name, field, value, pageSize: most }, turn);
  const collection = collections[name];
  const columns = collection.columns.filter(([column]) => !without.includes(column));
  return html`<section><h2>${title} ${found && html`<span class="count">${found.total}</span>`}</h2>
    <${Problem} of=${problem} />
    ${!found && !problem && html`<${Loading} />`}
    ${found && html`<${RowTable} tenant=${tenant} label=${title} collection=${{ ...collection, columns }} rows=${found.rows} empty=${empty} />`}
    ${found && found.total > most && html`<p><a href=${linkTo(tenant, 'data', { rest: [name], query: { field, value } })}>Show all ${found.total}</a></p>`}
  </section>`;
}
