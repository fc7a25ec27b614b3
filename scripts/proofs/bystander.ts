import { setTimeout } from 'node:timers/promises';
import { tokenOf } from './send-hostile.ts';

/** Response times and failures of a second tenant while the sandbox processes hostile files. */
export interface Seen {
  requests: number;
  /** The failed or refused requests of the second tenant. */
  failed: string[];
  /** Longest response times of the second tenant in milliseconds: for a read, and for an import of one row. */
  slowest: { read: number; import: number };
}

const csv = 'email,firstName\nann@borealis.example,Ann\n';

/**
 * Repeatedly reads data of a second tenant and imports users into the tenant.
 * Returns a function that stops the requests and returns the measured response times and failures.
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
