import type { FastifyRequest } from 'fastify';

const validHost = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\.?)(?::\d{1,5})?$/i;

export function publicOrigin({ protocol, host, headers }: FastifyRequest): string {
  const scheme = /^https?$/i.test(protocol) ? protocol.toLowerCase() : 'http';
  return `${scheme}://${validHost.test(host) ? host : (headers.host ?? host)}`;
}
