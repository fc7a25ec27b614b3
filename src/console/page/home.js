import { html } from './lib.js';
import { Table } from './parts.js';
import { linkTo } from './route.js';
import { NewTenant } from './tenants.js';

/** Shows all tenants of the sandbox. */
export function Home({ tenants, onChange }) {
  return html`<h1>Tenants</h1>
    <section><${NewTenant} names=${tenants.map(({ id }) => id)} onDone=${onChange} /></section>
    <section><${Table} columns=${['Tenant', 'Users', 'Departments', 'Documents']} empty="No tenants." rows=${tenants.map(
      ({ id, counts = {} }) => ({
        key: id,
        cells: [
          html`<a href=${linkTo(id)}>${id}</a>`,
          counts.users ?? 0,
          counts.departments ?? 0,
          counts.documents ?? 0,
        ],
      }),
    )} /></section>`;
}
