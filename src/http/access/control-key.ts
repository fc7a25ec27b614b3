import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../contract/problem.ts';

const source = { header: 'X-Control-Key' };

/**
 * Refuses a request to the control plane (`/_sandbox`) without the correct control key (design decision D-99). The
 * keys are compared in constant time, so that the duration reveals nothing about the correct key.
 */
export function requireControlKey(given: string | string[] | undefined, key: string): void {
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
