import type { FastifyRequest } from 'fastify';

/** A host name, an IPv4 address, or an IPv6 address in brackets, with an optional port. */
const validHost = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\.?)(?::\d{1,5})?$/i;

/**
 * Returns the scheme and host for links in responses.
 * With `--behind-proxy`, Fastify reads scheme and host from X-Forwarded-Proto and X-Forwarded-Host.
 * If the forwarded scheme is invalid, uses `http`. If the forwarded host is invalid, uses the header Host.
 */
export function publicOrigin({ protocol, host, headers }: FastifyRequest): string {
  const scheme = /^https?$/i.test(protocol) ? protocol.toLowerCase() : 'http';
  return `${scheme}://${validHost.test(host) ? host : (headers.host ?? host)}`;
}
