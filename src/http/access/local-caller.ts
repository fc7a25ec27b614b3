import type { IncomingHttpHeaders } from 'node:http';
import { isLocalHost, isLocalOrigin } from '../../connections/local-names.ts';
import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';

/**
 * Refuses requests that a web page made (D-99). Without a control key everybody on this machine may use the control
 * plane, and the browser on this machine runs foreign pages. A page from elsewhere shows in `Origin`; a page whose own
 * domain resolves to this machine shows in `Host`, or in `X-Forwarded-Host` behind a proxy on this machine.
 */
export function requireLocalCaller(headers: IncomingHttpHeaders): void {
  const { host, origin } = headers;
  const forwarded = headers['x-forwarded-host'];
  if (host !== undefined && !isLocalHost(host)) throw foreign('Host', host);
  if (forwarded !== undefined && !hostsIn(forwarded).every(isLocalHost)) throw foreign('X-Forwarded-Host', forwarded);
  if (origin !== undefined && !isLocalOrigin(origin)) throw foreign('Origin', origin);
}

interface Visit {
  headers: IncomingHttpHeaders;
  remoteAddress: string | undefined;
}

/** Whether somebody on this machine opened a page, and no page from elsewhere did, for example as an image of its own. */
export function isLocalVisit({ headers, remoteAddress = '' }: Visit): boolean {
  const isDirect = isLocalAddress(remoteAddress) && headers['x-forwarded-host'] === undefined;
  const isSameSite = headers['sec-fetch-site'] !== 'cross-site';
  return isDirect && isSameSite && headers.host !== undefined && isLocalHost(headers.host);
}

function isLocalAddress(address: string): boolean {
  return /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(address);
}

function hostsIn(header: string | string[]): string[] {
  return String(header)
    .split(',')
    .map((host) => host.trim());
}

function foreign(header: string, value: string | string[]): Problem {
  const detail =
    `the header ${header} must name this machine as localhost, 127.0.0.1 or [::1], got ${shown(value)}; ` +
    'with CPS_CONTROL_KEY set the key decides instead';
  return new Problem({ code: 'FOREIGN CALLER', detail, source: { header } });
}
