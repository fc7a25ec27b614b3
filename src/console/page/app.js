import { keepControlKey } from './api.js';
import { Clock } from './clock.js';
import { Faults } from './faults.js';
import { useAnswer } from './hooks.js';
import { Journal } from './journal.js';
import { html, render, useCallback, useEffect, useState } from './lib.js';
import { Loading, Problem, valuesOf } from './parts.js';
import { Plans } from './plans.js';
import { Snapshots } from './snapshots.js';
import { State } from './state.js';
import { NewTenant, Overview, Tenants } from './tenants.js';

const tabs = [
  ['overview', 'Overview', Overview],
  ['clock', 'Clock', Clock],
  ['plans', 'Job plans', Plans],
  ['faults', 'Faults', Faults],
  ['journal', 'Journal', Journal],
  ['state', 'State', State],
  ['snapshots', 'Snapshots', Snapshots],
];

/** Reads the tenant and the tab from the URL fragment, for example #/aurora/journal. */
function placeOf(hash) {
  const [, tenant = '', tab = 'overview'] = hash.split('/').map(decodeURIComponent);
  return { tenant, tab };
}

function App() {
  const [place, setPlace] = useState(placeOf(location.hash));
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const { value, problem } = useAnswer('/tenants', turn);
  useEffect(() => {
    const follow = () => setPlace(placeOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  if (problem?.status === 401 || problem?.status === 403)
    return html`<${KeyForm} problem=${problem} onKey=${refresh} />`;
  if (problem)
    return html`<main class="key"><${Problem} of=${problem} /><button onClick=${refresh}>Try again</button></main>`;
  if (!value) return html`<${Loading} />`;
  const names = value.tenants.map(({ id }) => id);
  const tenant = names.includes(place.tenant) ? place.tenant : names[0];
  return html`
    <header>
      <button class="skip" onClick=${() => document.querySelector('main a')?.focus()}>Skip the list of tenants</button>
      <h1>Sandbox</h1>
      <p>${location.host}</p>
      <nav aria-label="Other pages"><a href="../docs/">Documentation</a></nav>
    </header>
    <aside aria-label="Tenants">
      <${NewTenant} names=${names} onDone=${refresh} />
      <${Tenants} all=${value.tenants} chosen=${tenant} tab=${place.tab} />
    </aside>
    ${tenant ? html`<${Tenant} key=${tenant} tenant=${tenant} tab=${place.tab} onChange=${refresh} />` : html`<main><p class="empty">No tenants.</p></main>`}
  `;
}

function Tenant({ tenant, tab, onChange }) {
  const [, , Tab] = tabs.find(([name]) => name === tab) ?? tabs[0];
  return html`<main>
    <nav class="tabs" aria-label=${`Sections of ${tenant}`}>${tabs.map(
      ([name, title]) => html`<a
      href=${`#/${tenant}/${name}`} aria-current=${name === tab ? 'page' : null}>${title}</a>`,
    )}</nav>
    <${Tab} key=${tab} tenant=${tenant} path=${`/tenants/${tenant}`} onChange=${onChange} />
  </main>`;
}

function KeyForm({ problem, onKey }) {
  const submit = (event) => {
    keepControlKey(valuesOf(event).key);
    onKey();
  };
  return html`<main class="key"><h1>Sandbox</h1>
    <p>This sandbox is reachable from other machines, so its control plane requires a key. <code>cps sandbox</code> printed the key at its start.</p>
    <form onSubmit=${submit}>
      <label>Control key <input name="key" type="password" required autocomplete="off" autofocus /></label>
      <button>Open</button>
    </form>
    <${Problem} of=${problem} />
  </main>`;
}

render(html`<${App} />`, document.getElementById('app'));
