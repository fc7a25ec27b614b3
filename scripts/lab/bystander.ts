import { setTimeout } from 'node:timers/promises';
import { tokenOf } from './send-hostile.ts';

/** Results of requests to one tenant while the sandbox processes hostile files of another tenant. */
export interface Seen {
  requests: number;
  /** The kind and the status code of each failed request, such as `read: 503`. */
  failed: string[];
  /** Longest response time of each kind of request, in milliseconds. Each import request imports one row. */
  slowest: { read: number; import: number };
}

const csv = 'email,firstName\nann@borealis.example,Ann\n';

/**
 * Repeatedly reads departments and imports users with the access token of a second tenant.
 * Returns a function that stops sending requests and returns the results of all requests.
 */
export async function bystander(url: string): Promise<() => Promise<Seen>> {
  const headers = { authorization: `Bearer ${await tokenOf(url, 'borealis-admin-key')}` };
  const seen: Seen = { requests: 0, failed: [], slowest: { read: 0, import: 0 } };
  let isOver = false;
  const ask = async (what: keyof Seen['slowest'], path: string, init: RequestInit) => {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, { ...init, headers });
    await answer.arrayBuffer();
    seen.requests += 1;
    seen.slowest[what] = Math.max(seen.slowest[what], performance.now() - started);
    if (!answer.ok) seen.failed.push(`${what}: ${answer.status}`);
  };
  const readAll = async () => {
    while (!isOver) {
      await ask('read', '/v2/admin/departments', {});
      await setTimeout(20);
    }
  };
  const importAll = async () => {
    while (!isOver) {
      const body = new FormData();
      body.set('file', new Blob([csv]), 'one.csv');
      await ask('import', '/v2/admin/users/import', { method: 'POST', body });
      await setTimeout(100);
    }
  };
  const ended = Promise.all([readAll(), importAll()]);
  return async () => {
    isOver = true;
    await ended;
    return seen;
  };
}
