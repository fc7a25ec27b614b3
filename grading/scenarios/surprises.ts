import { at } from '../observe/exchange.ts';
import type { Forwarded } from '../recording-proxy/forward.ts';
import type { Incoming } from '../recording-proxy/incoming.ts';
import type { Forward, Intercept } from '../recording-proxy/recording-proxy.ts';
import {
  changedJson,
  escapedJson,
  jsonOf,
  withAdditionalMembers,
  withReversedMembers,
  withText,
} from './change-json.ts';
import { type Conditions, readDepartmentId } from './scenario.ts';

const largeId = '9007199254740993';

/** A leap day, and a time that would not exist in Central Europe without the Z. */
const times = { createdAt: '2028-02-29T23:59:59Z', startedAt: '2028-03-26T02:30:00Z', status: 'running' };
const longText = 'Ж北क̣ع🜚é'.repeat(100);

interface Surprise {
  probe: string;
  /** The value of the request header Prefer. The sandbox then generates a random response from the JSON Schema. */
  prefer?: string;
  change?: (answer: Forwarded) => Forwarded;
}

const byDepartment: Readonly<Record<string, Surprise>> = {
  '2': { probe: 'additional members', change: changing(withAdditionalMembers) },
  '3': { probe: 'another order of members', change: changing(withReversedMembers) },
  '4': {
    probe: 'long and non-Latin texts',
    change: changing((body) => withAttributes(body, { name: longText, path: `Legal//${longText}` })),
  },
  '5': {
    probe: 'escaped characters and white space',
    change: (answer) => withText(answer, escapedJson(jsonOf(answer))),
  },
  '6': { probe: 'values drawn from the contract', prefer: 'dynamic=true, seed=7' },
};

function changing(change: (body: unknown) => unknown): (answer: Forwarded) => Forwarded {
  return (answer) => changedJson(answer, change);
}

async function surprised({ probe, prefer, change }: Surprise, { headers }: Incoming, forward: Forward) {
  const answer = await forward(prefer === undefined ? {} : { headers: { ...headers, prefer } });
  return answer.status === 200 ? { ...(change?.(answer) ?? answer), probe } : answer;
}

function withAttributes(body: unknown, attributes: object): unknown {
  const data = Object(at(body, 'data'));
  return { ...Object(body), data: { ...data, attributes: { ...data.attributes, ...attributes } } };
}

function withLargeId(): Intercept {
  let realId: string | undefined;
  return async (request, forward) => {
    const real = request.target.replace(/^(\/v2\/admin\/departments\/)\d{10,}/, `$1${realId}`);
    const answer = await forward({ target: real });
    const id = at(jsonOf(answer), 'data', 'id');
    if (request.method === 'POST' && request.target === '/v2/admin/departments' && answer.status === 201)
      realId = String(id);
    if (realId === undefined || id !== realId || !request.target.startsWith('/v2/admin/departments')) return answer;
    const location = answer.headers['location']?.replace(/\d+$/, largeId);
    const shown = changedJson(answer, (body) => ({
      ...body,
      data: { ...Object(body['data']), id: largeId, links: { self: `/v2/admin/departments/${largeId}` } },
    }));
    return { ...shown, headers: { ...shown.headers, ...(location !== undefined && { location }) } };
  };
}

/** The first read shows unusual times, the second one an unknown status, and the result of the job has no optional properties. */
function surprisingJob(): (answer: Forwarded) => Forwarded & { probe?: string } {
  let reads = 0;
  return (answer) => {
    const body = answer.status === 200 ? jsonOf(answer) : undefined;
    if (body === undefined) return answer;
    reads += 1;
    if (reads === 2)
      return { ...changedJson(answer, (job) => withAttributes(job, { status: 'paused' })), probe: 'an unknown status' };
    if (reads === 1) return { ...changedJson(answer, (job) => withAttributes(job, times)), probe: 'unusual times' };
    const { result, status } = Object(at(body, 'data', 'attributes'));
    if (status !== 'succeeded' || !Array.isArray(result?.entries)) return answer;
    const entries = result.entries.map(({ id, outcome }: Record<string, unknown>) => ({ id, outcome }));
    const shown = changedJson(answer, (job) => withAttributes(job, { result: { ...result, entries } }));
    return { ...shown, probe: 'absent optional members' };
  };
}

export const surprises: Conditions = {
  setUp: async () => ({ largeId }),
  intercept: () => {
    const [large, shownJob] = [withLargeId(), surprisingJob()];
    return async (request, forward) => {
      const surprise = byDepartment[readDepartmentId(request) ?? ''];
      if (surprise) return surprised(surprise, request, forward);
      if (!request.target.startsWith('/v2/admin/jobs/')) return large(request, forward);
      return shownJob(await forward());
    };
  },
};

const hour = 3600;

/** Shows the header Date and the times of access tokens as a server whose clock is this number of hours fast. */
export function wrongClock(hours: number): () => Intercept {
  const seconds = hours * hour;
  const moved = (time: unknown) => new Date(Date.parse(String(time)) + seconds * 1000);
  return () => {
    const real = new Map<string, string>();
    return async ({ headers, target }, forward) => {
      const authorization = headers['authorization']?.replace(/\S+$/, (token) => real.get(token) ?? token);
      const answer = await forward({ headers: { ...headers, ...(authorization !== undefined && { authorization }) } });
      const date = moved(answer.headers['date']).toUTCString();
      const dated = { ...answer, headers: { ...answer.headers, date } };
      const token = target.includes('/auth/token') && answer.status === 200 ? at(jsonOf(answer), 'token') : undefined;
      if (typeof token !== 'string') return dated;
      const shown = withMovedClaims(token, seconds);
      real.set(shown, token);
      return changedJson(dated, (body) => ({
        ...body,
        token: shown,
        expiresAt: moved(body['expiresAt']).toISOString(),
      }));
    };
  };
}

function withMovedClaims(token: string, seconds: number): string {
  return token.replace(/(?<=\.)[^.]+/, (claims) => {
    const { iat, exp, ...others } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return Buffer.from(JSON.stringify({ ...others, iat: iat + seconds, exp: exp + seconds })).toString('base64url');
  });
}
