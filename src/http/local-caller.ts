import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../contract/problem.ts';

/**
 * Refuses whom a web page has sent (D-99). Without a control key everybody on this machine may steer the sandbox, and a
 * browser on this machine asks for any page: one that is served from elsewhere is known by its `Origin`, one that lets a
 * name of its own lead here by its `Host`.
 */
export function requireLocalCaller({ host, origin }: IncomingHttpHeaders): void {
  if (host !== undefined && !isLocal(`http://${host}`)) throw foreign('Host', host);
  if (origin !== undefined && !isLocal(origin)) throw foreign('Origin', origin);
}

/** Whether an address names this machine alone, with any port. */
function isLocal(address: string): boolean {
  const name = URL.parse(address)?.hostname ?? '';
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
}

function foreign(header: 'Host' | 'Origin', value: string): Problem {
  const detail =
    `the header ${header} must name this machine as localhost, 127.0.0.1 or [::1], got ${JSON.stringify(value)}; ` +
    'with CPS_CONTROL_KEY set the key decides instead';
  return new Problem({ code: 'FOREIGN CALLER', detail, source: { header } });
}
