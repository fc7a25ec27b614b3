import { useEffect, useState } from './lib.js';

/** Replaces the tenant in URLs of views that show requests without a tenant. No tenant can have this name. */
export const noTenant = '-';

/**
 * Reads the place in the console from the URL fragment, for example `#/aurora/journal/12?status=4xx`.
 * The parts after the view are in `rest`, and `query` contains the search parameters.
 */
export function placeOf(hash) {
  const [path, query = ''] = hash.replace(/^#/, '').split('?');
  const [, tenant = '', view = '', ...rest] = path.split('/').map(decoded);
  return { tenant, view, rest: rest.filter((part) => part !== ''), query: new URLSearchParams(query) };
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the URL fragment of a place. Search parameters with an empty value are left out. */
export function linkTo(tenant = '', view = '', { rest = [], query = {} } = {}) {
  const parts = [tenant, view, ...rest].filter((part) => part !== '').map((part) => encodeURIComponent(part));
  const given = Object.entries(query).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  const search = new URLSearchParams(given).toString();
  return `#/${parts.join('/')}${search && `?${search}`}`;
}

/** Opens a place and adds it to the history of the browser. */
export function goTo(...place) {
  location.hash = linkTo(...place);
}

/** Replaces the search parameters of the current place without a new entry in the history of the browser. */
export function setQuery(query) {
  const { tenant, view, rest } = placeOf(location.hash);
  history.replaceState(null, '', linkTo(tenant, view, { rest, query }));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Returns the current place, and renders again when it changes. */
export function usePlace() {
  const [place, setPlace] = useState(() => placeOf(location.hash));
  useEffect(() => {
    const follow = () => setPlace(placeOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
}
