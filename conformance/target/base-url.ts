import { isObject } from '../json.ts';
import type { Fault } from './target-error.ts';

export function baseUrlFaults(target: unknown): Fault[] {
  if (!isObject(target) || !Object.hasOwn(target, 'baseUrl')) return [];
  const { baseUrl } = target;
  const urls = isObject(baseUrl) ? Object.entries(baseUrl) : [['', baseUrl] as const];
  return urls.flatMap(([name, url]) => {
    const fault = typeof url === 'string' && url !== '' ? faultOfBaseUrl(url) : name === '' ? bothUrls : noUrl;
    const path = name === '' ? ['baseUrl'] : ['baseUrl', name];
    if (fault === undefined) return [];
    // A URL with `@` or `?` can contain a secret, so the message does not show the URL.
    return [{ path, text: `${path.join('.')} ${fault}`, ...(!/[@?]/.test(String(url)) && { got: true }) }];
  });
}

const noUrl = 'must be a URL that begins with http:// or https://';
const bothUrls = `${noUrl}, or { admin, documents } with one URL for each interface`;

export function faultOfBaseUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return noUrl;
  const url = URL.parse(text);
  if (url === null) return 'must be a valid URL, with a host name and a port of at most 65535';
  if (url.username !== '' || url.password !== '')
    return 'must not contain a user name or password, because output and reports show the URL';
  if (/[?#]/.test(text)) return 'must not have a query or fragment';
  return undefined;
}
