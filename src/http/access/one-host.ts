import type { IncomingMessage } from 'node:http';
import { Problem } from '../../contract/problem.ts';

/** Refuses an HTTP/1.1 request without a Host header, and any request with several Host headers (RFC 9112, 3.2). */
export function requireOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): void {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts += 1;
  if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) return;
  const detail = `the request must have one header Host, it has ${hosts === 0 ? 'none' : hosts}`;
  throw new Problem({ code: 'MALFORMED REQUEST', detail, source: { header: 'Host' } });
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}
