import { html } from '../../lib.js';
import { Loading, Problem } from '../../parts.js';
import { Actions } from '../../request/request-form.js';
import { linkTo } from '../../route.js';
import { collections } from '../collections.js';
import { RowTable } from '../list.js';
import { useRows } from '../use-rows.js';

export function Facts({ of }) {
  const shown = of.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return html`<dl class="facts">${shown.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export function RowActions({ of, context }) {
  return html`<${Actions} of=${of} context=${context} onDone=${context.refresh} />`;
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
