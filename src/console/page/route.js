import { useEffect, useState } from './lib.js';

/** Replaces the tenant name in console URLs that show requests without a tenant. No tenant can have the name `-`. */
export const noTenant = '-';

/**
 * Parses the URL fragment of the console, for example `#/aurora/journal/12?status=4xx`.
 * `rest` contains the path segments after the view name, and `query` contains the search parameters.
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

/** Returns the URL fragment of a console page. Search parameters with an empty value are left out. */
export function linkTo(tenant = '', view = '', { rest = [], query = {} } = {}) {
  const parts = [tenant, view, ...rest].filter((part) => part !== '').map((part) => encodeURIComponent(part));
  const given = Object.entries(query).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  const search = new URLSearchParams(given).toString();
  return `#/${parts.join('/')}${search && `?${search}`}`;
}

/** Opens a console page and adds the page to the browser history. */
export function goTo(...place) {
  location.hash = linkTo(...place);
}

/** Replaces the search parameters of the current URL without a new entry in the browser history. */
export function setQuery(query) {
  const { tenant, view, rest } = placeOf(location.hash);
  history.replaceState(null, '', linkTo(tenant, view, { rest, query }));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Returns the parsed URL of the current console page, and renders the component again when the URL changes. */
export function usePlace() {
  const [place, setPlace] = useState(() => placeOf(location.hash));
  useEffect(() => {
    const follow = () => setPlace(placeOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
}
