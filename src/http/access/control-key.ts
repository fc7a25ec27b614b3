import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../../contract/problem.ts';
import { requireLocalCaller } from './local-caller.ts';

/** Without a control key, only callers of this machine may use the control plane (design decision D-99). */
export function requireController(headers: IncomingHttpHeaders, controlKey: string | undefined): void {
  if (controlKey === undefined) requireLocalCaller(headers);
  else requireControlKey(headers['x-control-key'], controlKey);
}

const source = { header: 'X-Control-Key' };

/** Compares in constant time, so that the duration reveals nothing about the key (design decision D-99). */
function requireControlKey(given: string | string[] | undefined, key: string): void {
  if (typeof given !== 'string' || given === '') {
    const detail = 'the header X-Control-Key must contain the control key, which the sandbox printed when it started';
    throw new Problem({ code: 'CONTROL KEY MISSING', detail, source }, { 'www-authenticate': 'ControlKey' });
  }
  if (timingSafeEqual(digest(given), digest(key))) return;
  const detail = 'the header X-Control-Key does not contain the control key of the sandbox';
  throw new Problem({ code: 'CONTROL KEY WRONG', detail, source });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
