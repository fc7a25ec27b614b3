import { keyRefusal } from './api.js';
import { isKeyRefused, KeyForm } from './frame/key-form.js';
import { Navigation } from './frame/navigation.js';
import { useKeys } from './frame/palette.js';
import { useAnswer, useLoaded } from './hooks.js';
import { html, render, useCallback, useEffect, useRef, useState } from './lib.js';
import { Failed, Loading } from './parts.js';
import { linkTo, noTenant, usePlace } from './route.js';
import { loadHome, sharedViews, views } from './views.js';

function Frame() {
  const place = usePlace();
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const { value, problem } = useAnswer('/tenants', turn);
  const main = useFocusOn(pageOf(place));
  useNewKey(isKeyRefused(problem), refresh);
  useKeys(place, value?.tenants ?? []);

  if (isKeyRefused(problem)) return html`<main class="alone"><${KeyForm} problem=${problem} onKey=${refresh} /></main>`;
  return html`
    <a class="skip" href="#main" onClick=${(event) => skipTo(event, main.current)}>Skip to content</a>
    <${Navigation} place=${place} tenants=${value?.tenants ?? []} />
    <main id="main" tabindex="-1" ref=${main}>
      ${problem ? html`<${Failed} of=${problem} onRetry=${refresh} />` : value ? html`<${Content} place=${place} tenants=${value.tenants} onChange=${refresh} />` : html`<${Loading} />`}
    </main>`;
}

/** If the sandbox refuses the key, loads the tenants again, so that the console asks for a new key. */
function useNewKey(isAsking, refresh) {
  const current = useRef(isAsking);
  current.current = isAsking;
  useEffect(() => {
    const ask = () => current.current || refresh();
    addEventListener(keyRefusal, ask);
    return () => removeEventListener(keyRefusal, ask);
  }, [refresh]);
}

function Content({ place, tenants, onChange }) {
  const { value: Home } = useLoaded(loadHome);
  if (place.tenant === '')
    return Home ? html`<${Home} tenants=${tenants} query=${place.query} onChange=${onChange} />` : html`<${Loading} />`;
  if (place.tenant === noTenant) return html`<${ViewPage} views=${sharedViews} place=${place} onChange=${onChange} />`;
  return html`<${TenantPage} key=${place.tenant} place=${place} tenants=${tenants} onChange=${onChange} />`;
}

/** A split page shows a list beside the selected entry, so opening another entry does not change the page. */
function pageOf({ tenant, view, rest }) {
  const isSplit = [...views, ...sharedViews].some(({ name, isSplit }) => name === view && isSplit);
  return [tenant, view, ...(isSplit ? [] : rest)].join('/');
}

function skipTo(event, main) {
  event.preventDefault();
  main?.focus();
}

/** Moves the keyboard focus to the content when another page opens, so that screen readers announce the page. */
function useFocusOn(page) {
  const main = useRef(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [page]);
  return main;
}

const root = document.getElementById('app');
// Preact keeps existing elements, so the message that the console needs JavaScript must be removed.
root.replaceChildren();
render(html`<${Frame} />`, root);

function TenantPage({ place, tenants, onChange }) {
  const [turn, setTurn] = useState(0);
  const path = `/tenants/${encodeURIComponent(place.tenant)}`;
  const { value, problem } = useAnswer(path, turn);
  const change = useCallback(() => {
    setTurn((before) => before + 1);
    onChange();
  }, [onChange]);
  // The URL can contain an invalid tenant name. For an invalid name, the sandbox responds with the status 400.
  if (problem?.status === 404 || problem?.status === 400)
    return html`<${UnknownTenant} name=${place.tenant} tenants=${tenants} />`;
  if (problem) return html`<${Failed} of=${problem} onRetry=${change} />`;
  if (!value) return html`<${Loading} />`;
  return html`<${ViewPage} views=${views} place=${place} path=${path} details=${value} onChange=${change} />`;
}

function ViewPage({ views: known, place, path, details, onChange }) {
  const { tenant, rest, query } = place;
  const view = known.find(({ name }) => name === (place.view || known[0]?.name));
  useTitle([view?.title ?? 'Unknown page', tenant]);
  if (!view) return html`<${UnknownView} place=${place} />`;
  return html`
    ${((rest.length === 0 && !view.hasHeading) || view.isSplit) && html`<h1>${view.title}</h1>`}
    <${Loaded} key=${view.name} load=${view.load} properties=${{ tenant, path, details, rest, query, onChange }} />`;
}

function Loaded({ load, properties }) {
  const { value: View, problem } = useLoaded(load);
  if (problem) return html`<${Failed} of=${problem} onRetry=${() => location.reload()} />`;
  return View ? html`<${View} ...${properties} />` : html`<${Loading} />`;
}

function UnknownTenant({ name, tenants }) {
  useTitle(['Unknown tenant', name]);
  const start = name.slice(0, 3).toLowerCase();
  const close = tenants.map(({ id }) => id).filter((id) => id.startsWith(start));
  return html`<section class="blank">
    <h1>Tenant not found</h1>
    <p>The sandbox has no tenant named <strong>${name}</strong>. It may have been deleted, or its time to live may have ended.</p>
    ${close.length > 0 && html`<p>Similar names: ${close.slice(0, 3).map((each, index) => html`${index > 0 && ', '}<a href=${linkTo(each)}>${each}</a>`)}</p>`}
    <p><a class="button" href=${linkTo()}>Show all tenants</a></p>
  </section>`;
}

function UnknownView({ place }) {
  return html`<section class="blank">
    <h1>Page not found</h1>
    <p>The console has no page named <strong>${place.view}</strong>.</p>
    <p><a class="button" href=${linkTo(place.tenant)}>Open ${place.tenant}</a></p>
  </section>`;
}

function useTitle(parts) {
  const title = [...parts, 'Sandbox console'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
