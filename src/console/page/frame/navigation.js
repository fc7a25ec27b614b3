import { html, useEffect, useState } from '../lib.js';
import { hasWords, Picker } from '../parts.js';
import { linkTo, noTenant } from '../route.js';
import { sharedViews, views } from '../views.js';

const groups = [...new Set(views.map(({ group }) => group))];

export function Navigation({ place, tenants }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [place]);
  const hasTenant = place.tenant !== '' && place.tenant !== noTenant;
  return html`<header class=${isOpen ? 'side open' : 'side'}>
    <div class="brand">
      <a href=${linkTo()}>Sandbox</a> <span>${location.host}</span>
      <button class="menu" aria-expanded=${isOpen} aria-controls="pages" onClick=${() => setOpen(!isOpen)}>Menu</button>
    </div>
    <div id="pages" class="pages">
      <${TenantPicker} place=${place} tenants=${tenants} />
      ${
        hasTenant &&
        html`<nav aria-label=${`Pages of ${place.tenant}`}>${groups.map((group) => html`<${Group} title=${group} views=${views.filter((view) => view.group === group)} tenant=${place.tenant} current=${place.view || views[0].name} />`)}</nav>`
      }
      <nav aria-label="Sandbox">
        <${Group} title="Sandbox" views=${sharedViews} tenant=${noTenant} current=${place.tenant === noTenant ? place.view : null}>
          <li><a href=${linkTo()} aria-current=${place.tenant === '' ? 'page' : null}>All tenants</a></li>
        <//>
        <${Group} title="Documentation" views=${[]}>
          <li><a href="../docs/">Guides</a></li>
          <li><a href="../reference/">API reference</a></li>
          <li><a href="../../">Start page</a></li>
        <//>
      </nav>
    </div>
  </header>`;
}

function Group({ title, views: shown, tenant, current, children }) {
  return html`
    ${title && html`<h2>${title}</h2>`}
    <ul>
      ${children}
      ${shown.map(({ name, title: text }) => html`<li key=${name}><a href=${linkTo(tenant, name)} aria-current=${name === current ? 'page' : null}>${text}</a></li>`)}
    </ul>`;
}

const most = 50;

function TenantPicker({ place, tenants }) {
  const isChosen = place.tenant !== noTenant && place.tenant !== '';
  const view = place.tenant === noTenant ? '' : place.view;
  return html`<${Picker} label="Tenant" chosen=${isChosen ? place.tenant : 'Choose a tenant'}>${(wanted) => {
    const found = tenants.filter(({ id }) => hasWords(id, wanted));
    return html`<ul>${found.slice(0, most).map(({ id }) => html`<li key=${id}><a href=${linkTo(id, view)} aria-current=${id === place.tenant ? 'true' : null}>${id}</a></li>`)}</ul>
      ${found.length === 0 && html`<p class="empty">No tenant has this name.</p>`}
      ${found.length > most && html`<p class="empty">${found.length - most} more. Type a part of the name.</p>`}`;
  }}<//>`;
}
