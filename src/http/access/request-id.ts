import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The id that the client sent, or undefined if there is none or it is not valid (design decision D-13). */
export function givenRequestId({ 'x-request-id': given }: IncomingHttpHeaders): string | undefined {
  return typeof given === 'string' && /^[!-~]{1,128}$/.test(given) ? given : undefined;
}

export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  return givenRequestId(headers) ?? randomUUID();
}
