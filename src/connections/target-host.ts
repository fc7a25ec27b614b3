import type { IncomingMessage } from 'node:http';

const absoluteForm = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;

/**
 * Applies a request target with a host, such as `GET http://localhost:4010/jobs`.
 * The host in the target replaces the header Host (RFC 9112, 3.2.2), and `request.url` keeps only path and query.
 */
export function applyTargetHost(request: IncomingMessage): void {
  const { url = '/' } = request;
  if (url.startsWith('/')) return;
  const [start, host] = absoluteForm.exec(url) ?? [];
  if (start === undefined || host === undefined) return;
  const rest = url.slice(start.length);
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
