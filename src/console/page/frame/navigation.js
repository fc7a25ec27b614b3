import { html, useEffect, useRef, useState } from '../lib.js';
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
          <li><a href="/">Start page</a></li>
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
  const [wanted, setWanted] = useState('');
  const details = useRef(null);
  useEffect(() => {
    if (details.current) details.current.open = false;
    setWanted('');
  }, [place.tenant]);
  const found = tenants.filter(({ id }) => id.includes(wanted.trim().toLowerCase()));
  const view = place.tenant === noTenant ? '' : place.view;
  const close = (event) => {
    if (event.key !== 'Escape') return;
    details.current.open = false;
    details.current.querySelector('summary').focus();
  };
  return html`<details class="picker" ref=${details} onKeyDown=${close} onToggle=${() => details.current.open && details.current.querySelector('input').focus()}>
    <summary><span>Tenant</span> <strong>${place.tenant === noTenant || place.tenant === '' ? 'Choose a tenant' : place.tenant}</strong></summary>
    <div class="choices">
      <input type="search" aria-label="Find a tenant" placeholder="Find a tenant" value=${wanted} onInput=${(event) => setWanted(event.currentTarget.value)} />
      <ul>${found.slice(0, most).map(({ id }) => html`<li key=${id}><a href=${linkTo(id, view)} aria-current=${id === place.tenant ? 'true' : null}>${id}</a></li>`)}</ul>
      ${found.length === 0 && html`<p class="empty">No tenant has this name.</p>`}
      ${found.length > most && html`<p class="empty">${found.length - most} more. Type a part of the name.</p>`}
    </div>
  </details>`;
}
