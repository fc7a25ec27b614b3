import { isObject } from '../json.ts';

interface Fault {
  path: string[];
  text: string;
}

/** Finds unusable base URLs in a target file. */
export function baseUrlFaults(target: unknown): Fault[] {
  const baseUrl = isObject(target) ? target['baseUrl'] : undefined;
  const urls = isObject(baseUrl) ? Object.entries(baseUrl) : [['', baseUrl] as const];
  return urls.flatMap(([name, url]) => {
    const fault = typeof url === 'string' ? faultOfBaseUrl(url) : undefined;
    const path = name === '' ? ['baseUrl'] : ['baseUrl', name];
    return fault === undefined ? [] : [{ path, text: `${path.join('.')} ${fault}` }];
  });
}

/**
 * Returns an error message if a base URL is unusable. Returns undefined if the base URL is usable.
 * If a URL contains `@` or `?`, the error message does not show the URL, because the URL can contain a secret.
 */
export function faultOfBaseUrl(text: string): string | undefined {
  const got = /[@?]/.test(text) ? '' : `, got ${JSON.stringify(text)}`;
  if (!/^https?:\/\//i.test(text)) return `must be a URL that begins with http:// or https://${got}`;
  const url = URL.parse(text);
  if (url === null) return `must be a valid URL, with a host name and a port of at most 65535${got}`;
  if (url.username !== '' || url.password !== '')
    return 'must not contain a user name or password, because output and reports show the URL';
  if (/[?#]/.test(text)) return 'must not have a query or fragment';
  return undefined;
}
