import { html } from '../lib.js';
import { Empty, Failed, Json, Loading } from '../parts.js';
import { linkTo } from '../route.js';
import { details } from './rows/details.js';
import { useRows } from './use-rows.js';

/** The property that identifies an object, for collections without the property `id`. */
const keyProperty = { documents: 'documentId', provisions: 'name', fields: 'name', directory: 'userId' };

export function RowPage({ name, collection, id, context }) {
  const { tenant, path, turn, refresh } = context;
  const conditions = { collection: name, field: keyProperty[name] ?? 'id', value: id };
  const { value, problem } = useRows(path, conditions, turn);
  const back = html`<p class="crumbs"><a href=${linkTo(tenant, 'data', { rest: [name] })}>${collection.title}</a></p>`;
  if (problem) return html`<${Failed} of=${problem} onRetry=${refresh} />`;
  if (!value) return html`<${Loading} />`;
  const [row] = value.rows;
  if (!row)
    return html`${back}<h1>Not found</h1><${Empty} title=${`${collection.title}: there is no ${id}.`}><p>It may have been deleted, or the tenant was reset.</p><//>`;
  const Details = details[name];
  return html`${back}<h1>${collection.nameOf(row)}</h1>
    <${Details} row=${row} context=${context} />
    <details class="raw"><summary>All properties as JSON</summary><${Json} value=${row} what="Row" /></details>`;
}
