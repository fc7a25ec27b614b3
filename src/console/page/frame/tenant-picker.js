import { html, useEffect, useRef, useState } from '../lib.js';
import { linkTo, noTenant } from '../route.js';

const most = 50;

export function TenantPicker({ place, tenants }) {
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
