import { useAnswer, useLoaded } from '../hooks.js';
import { html, useCallback, useEffect, useState } from '../lib.js';
import { Failed, Loading } from '../parts.js';
import { linkTo } from '../route.js';
import { views } from '../views.js';

export function TenantPage({ place, tenants, onChange }) {
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

export function ViewPage({ views: known, place, path, details, onChange }) {
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
  const close = closestNames(
    name,
    tenants.map(({ id }) => id),
  );
  return html`<section class="blank">
    <h1>Tenant not found</h1>
    <p>The sandbox has no tenant named <strong>${name}</strong>. It may have been deleted, or its time to live may have ended.</p>
    ${close.length > 0 && html`<p>Similar names: ${close.map((each, index) => html`${index > 0 && ', '}<a href=${linkTo(each)}>${each}</a>`)}</p>`}
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

const most = 3;

function closestNames(name, names) {
  const wanted = pairsOf(name);
  return names
    .map((each) => ({ each, likeness: likenessOf(wanted, pairsOf(each)) }))
    .filter(({ likeness }) => likeness > 0.3)
    .sort((left, right) => right.likeness - left.likeness)
    .slice(0, most)
    .map(({ each }) => each);
}

function pairsOf(text) {
  return new Set(Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at, at + 2).toLowerCase()));
}

/** Dice coefficient of two sets: 0 if they have no common members, and 1 if they are equal. */
function likenessOf(left, right) {
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / (left.size + right.size);
}
