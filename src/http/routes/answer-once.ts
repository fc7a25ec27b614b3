import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isObject } from '../../contract/is-object.ts';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { Collections } from '../../tenant/collections.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Authenticated } from '../access/authenticate.ts';
import type { AnyAnswer } from './served.ts';

export interface KeyedRequest {
  /** The user and the header Idempotency-Key, which contains no spaces. */
  id: string;
  fingerprint: string;
}

/** Milliseconds (design decision D-77). */
const lifetime = 24 * 60 * 60 * 1000;
const mostKeys = 10_000;
const source = { header: 'Idempotency-Key' };

/** Undefined without the header Idempotency-Key, or if the operation does not read it. `content` is the request body. */
export function keyedRequest(
  { answers, method }: OperationEntry,
  { headers, url }: FastifyRequest,
  { caller }: Authenticated,
  content: unknown,
): KeyedRequest | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || answers[422] === undefined) return undefined;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([method, url, content]))
    .digest('base64url');
  return { id: `${caller.userId} ${key}`, fingerprint };
}

/** Must be called inside a transaction, so that the answer is stored together with the changes of `run`. */
export function answerOnce<T extends object>(
  { rows: { idempotencyKeys } }: TenantData,
  now: number,
  request: KeyedRequest | undefined,
  run: () => T | AnyAnswer,
): T | AnyAnswer {
  if (!request) return run();
  const known = idempotencyKeys.get(request.id);
  const earlier = known && isValid(known, now) ? known : undefined;
  if (earlier && earlier.fingerprint !== request.fingerprint) throw reused();
  if (earlier) {
    const { status, location, body } = earlier;
    return { status, headers: { location }, body, isRepeated: true };
  }
  const answer = run();
  if (!('body' in answer)) return answer;
  const { status, headers: { location } = {}, body } = answer;
  if ((status === 201 || status === 202) && location !== undefined && isObject(body)) {
    removeOldKeys(idempotencyKeys, now);
    idempotencyKeys.put({ ...request, at: now, status, location, body });
  }
  return answer;
}

function isValid({ at }: { at: number }, now: number): boolean {
  return at + lifetime > now;
}

function removeOldKeys(keys: Collections['idempotencyKeys'], now: number): void {
  for (let oldest = keys.first('byTime'); oldest; oldest = keys.first('byTime')) {
    if (isValid(oldest, now) && keys.size < mostKeys) return;
    keys.delete(oldest.id);
  }
}

function reused(): Problem {
  const detail = 'an earlier request with this Idempotency-Key had another method, URL or body';
  return new Problem({ code: 'IDEMPOTENCY KEY REUSED', detail, source });
}

/** Refuses a request whose key `id` an earlier request in `running` has. */
export async function whileRunning<T>(
  running: Set<string>,
  id: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (id === undefined) return work();
  if (running.has(id)) {
    const detail = 'a request with this Idempotency-Key is being processed; wait and send it again';
    throw new Problem({ code: 'IDEMPOTENCY KEY IN USE', detail, source }, { 'retry-after': '1' });
  }
  running.add(id);
  try {
    return await work();
  } finally {
    running.delete(id);
  }
}
