import pLimit from 'p-limit';
import { dateProbe } from '../checks/limits.ts';
import { at } from '../observe/exchange.ts';
import type { Forwarded } from '../recording-proxy/forward.ts';
import { type Conditions, readDepartmentId, type Stage } from './scenario.ts';

type Fault = Parameters<Stage['tenant']['fault']>[0];

/** Maps a department id to the fault that the sandbox injects when a client first reads this department. */
const faults: Readonly<Record<string, { probe: string; fault: Fault; change?: (answer: Forwarded) => Forwarded }>> = {
  '2': once('status 429', { name: 'too-many-requests', retryAfter: 1 }),
  '3': once('status 503', { name: 'unavailable', retryAfter: 1 }),
  '5': once('reset', { name: 'reset' }),
  '6': once('truncated', { name: 'truncated', keep: 0.5 }),
  '7': once('slow', { name: 'delay', for: '2s' }),
  '8': { ...once(dateProbe, { name: 'unavailable' }), change: withRetryDate },
};

function once(probe: string, fault: Exclude<Fault, string>) {
  return { probe, fault: { ...fault, operation: 'readDepartment' as const, times: 1 } };
}

function withRetryDate(answer: Forwarded): Forwarded {
  const now = Date.now();
  const [date, retryAfter] = [now, now + 2000].map((time) => new Date(time).toUTCString());
  return { ...answer, headers: { ...answer.headers, date: String(date), 'retry-after': String(retryAfter) } };
}

const unstable: Conditions = {
  intercept: ({ tenant }) => {
    const open = new Map(Object.entries(faults));
    // A fault affects the next read of any department, so the relay forwards parallel reads one after the other.
    const oneByOne = pLimit(1);
    return (request, forward) => {
      const id = readDepartmentId(request);
      if (id === undefined) return forward();
      return oneByOne(async () => {
        const planned = open.get(id);
        if (!planned) return forward();
        open.delete(id);
        const { remove } = await tenant.fault(planned.fault);
        const answer = await forward();
        await remove();
        return { ...(planned.change?.(answer) ?? answer), probe: planned.probe };
      });
    };
  },
};

const mostAttempts = 12;

const outage: Conditions = {
  setUp: async ({ tenant }) => {
    await tenant.fault({ name: 'unavailable', operation: 'readDepartment' });
    return undefined;
  },
  intercept: () => async (request, forward) => {
    const answer = await forward();
    if (readDepartmentId(request) === undefined) return answer;
    // Removes the header Retry-After, so that the client chooses the length of its pauses itself.
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== 'retry-after'));
    return { ...answer, headers, probe: 'outage' };
  },
  isEnough: (seen) => seen.filter(({ probe }) => probe === 'outage').length >= mostAttempts,
};

const files: Conditions = {
  setUp: async ({ file: { name, sha256 } }) => ({ file: { name, sha256 } }),
  readFacts: async ({ tenant }, exchanges) => {
    const upload = exchanges.find(({ operation, status }) => operation === 'uploadDocument' && status === 202);
    const id = at(upload?.answer?.body, 'documentId');
    const stored = (await tenant.state()).documents.find(({ documentId }) => documentId === id);
    return stored ? { storedFile: { name: stored.name, sha256: stored.hash } } : {};
  },
};

export const strain: Readonly<Record<string, Conditions>> = { unstable, outage, files };
