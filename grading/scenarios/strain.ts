import pLimit from 'p-limit';
import { dateProbe } from '../checks/limits.ts';
import { at } from '../observe/exchange.ts';
import type { Forwarded } from '../recording-proxy/forward.ts';
import type { Stage } from './scenario.ts';
import { called, readDepartmentId, type Scenario } from './scenario.ts';

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
  return { probe, fault: { ...fault, operation: 'readDepartment', times: 1 } };
}

function withRetryDate(answer: Forwarded): Forwarded {
  const now = Date.now();
  const [date, retryAfter] = [now, now + 2000].map((time) => new Date(time).toUTCString());
  return { ...answer, headers: { ...answer.headers, date: String(date), 'retry-after': String(retryAfter) } };
}

const unstable: Scenario = {
  id: 'unstable',
  title: 'Rate limit, outage and broken connections',
  task: 'Read the departments 1, 2, 3, 4, 5, 6, 7 and 8, one after the other. Some reads fail at first; repeat them.',
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
  isAttempted: called('readDepartment'),
};

const mostAttempts = 12;

const outage: Scenario = {
  id: 'outage',
  title: 'A lasting outage',
  task: 'Read the department 1. If that fails, try again with growing pauses, but send at most 5 requests for the department.',
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
  isAttempted: called('readDepartment'),
  isEnough: (seen) => seen.filter(({ probe }) => probe === 'outage').length >= mostAttempts,
};

const files: Scenario = {
  id: 'files',
  title: 'Upload and download a file',
  task: 'Upload the file in CPS_FILE and wait until its status is READY. Download the document twice; the second time, send the ETag of the first response in If-None-Match.',
  setUp: async ({ tenant, file: { name, sha256 } }) => {
    await tenant.jobPlan('document', { mode: 'polls', polls: 2 });
    return { file: { name, sha256 } };
  },
  isAttempted: called('uploadDocument'),
  readFacts: async ({ tenant }, exchanges) => {
    const upload = exchanges.find(({ operation, status }) => operation === 'uploadDocument' && status === 202);
    const id = at(upload?.answer?.body, 'documentId');
    const stored = (await tenant.state()).documents.find(({ documentId }) => documentId === id);
    return stored ? { storedFile: { name: stored.name, sha256: stored.hash } } : {};
  },
};

export const strain: readonly Scenario[] = [unstable, outage, files];
