import type { IncomingHttpHeaders } from 'node:http';
import { isLocalHost, isLocalOrigin } from '../../connections/local-names.ts';
import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';

/**
 * Without a control key, only this function protects the control plane from pages of other sites (D-99). After DNS
 * rebinding, the header `Host`, `X-Forwarded-Host` or `Forwarded` names the domain of the attacker.
 */
export function requireLocalCaller(headers: IncomingHttpHeaders): void {
  const { host, origin } = headers;
  const forwarded = headers['x-forwarded-host'];
  if (host !== undefined && !isLocalHost(host)) throw foreign('Host', host);
  const { forwarded: standard } = headers;
  const named = standard === undefined ? [] : [...standard.matchAll(/(?:^|[\s,;])host\s*=\s*("[^"]*"?|[^\s,;]*)/gi)];
  const isLocal = named.every(([, host = '']) => isLocalHost(host.replaceAll('"', '')));
  if (standard !== undefined && !isLocal) throw foreign('Forwarded', standard);
  if (forwarded !== undefined && !hostsIn(forwarded).every(isLocalHost)) throw foreign('X-Forwarded-Host', forwarded);
  if (origin !== undefined && !isLocalOrigin(origin)) throw foreign('Origin', origin);
}

interface Visit {
  headers: IncomingHttpHeaders;
  remoteAddress: string | undefined;
}

export function isLocalVisit({ headers, remoteAddress = '' }: Visit): boolean {
  const isDirect = isLocalAddress(remoteAddress) && !('x-forwarded-host' in headers || 'forwarded' in headers);
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
    `the host in the header ${header} must be localhost, 127.0.0.1 or [::1], got ${shown(value)}; ` +
    'to allow requests from other machines, set CPS_CONTROL_KEY';
  return new Problem({ code: 'FOREIGN CALLER', detail, source: { header } });
}
