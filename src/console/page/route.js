import { useEffect, useState } from './lib.js';

/** Placeholder for the tenant name in URLs of pages without a tenant. No tenant can have this name. */
export const noTenant = '-';

/** For example `#/aurora/journal/12?status=4xx`. `rest` contains the path segments after the page name. */
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

export function linkTo(tenant = '', view = '', { rest = [], query = {} } = {}) {
  const parts = [tenant, view, ...rest].filter((part) => part !== '').map((part) => encodeURIComponent(part));
  const given = Object.entries(query).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  const search = new URLSearchParams(given).toString();
  return `#/${parts.join('/')}${search && `?${search}`}`;
}

export function goTo(...place) {
  location.hash = linkTo(...place);
}

/** Replaces the search parameters in the URL without a new entry in the browser history. */
export function setQuery(query) {
  const { tenant, view, rest } = placeOf(location.hash);
  history.replaceState(null, '', linkTo(tenant, view, { rest, query }));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export function usePlace() {
  const [place, setPlace] = useState(() => placeOf(location.hash));
  useEffect(() => {
    const follow = () => setPlace(placeOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
}
