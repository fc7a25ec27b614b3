import { at } from '../observe/exchange.ts';
import { type Answer, sleep } from './send.ts';
import type { Work } from './session.ts';

const pause = 500;

export async function removeDepartment(work: Work, id: string): Promise<void> {
  await waitFor(work, await work.session.write('DELETE', `/v2/admin/departments/${id}`), Number.POSITIVE_INFINITY);
}

export async function endlessJob(work: Work, id: string): Promise<void> {
  const most = work.breaks('jobs-deadline') ? Number.POSITIVE_INFINITY : 2000;
  await waitFor(work, await work.session.write('DELETE', `/v2/admin/departments/${id}`), most);
}

export async function changeMembers(work: Work, id: string, members: readonly string[]): Promise<void> {
  const attributes = { operation: 'add', members };
  const path = `/v2/admin/departments/${id}/members`;
  await waitFor(
    work,
    await work.session.write('PATCH', path, { data: { type: 'department-members', attributes } }),
    60_000,
  );
}

async function waitFor(work: Work, accepted: Answer, most: number): Promise<void> {
  const { session, breaks } = work;
  if (breaks('jobs-read')) return;
  const address = String(accepted.headers['location']);
  if (!breaks('jobs-first-wait')) await sleep(Number(accepted.headers['retry-after']) * 1000);
  for (let waited = 0; waited <= most; waited += pause) {
    const attributes = Object(at(await session.get(address), 'data', 'attributes'));
    if (breaks('jobs-awaited')) return;
    if (breaks('tolerance-times') && String(attributes.createdAt).includes('-02-29')) throw new Error('no such day');
    if (isEnd(attributes.status, breaks)) {
      await readAgain(work, address, attributes.status);
      report(attributes, work);
      return;
    }
    if (!breaks('jobs-pace')) await sleep(pause);
  }
  if (!breaks('success without an end')) throw new Error('the job has not ended');
}

async function readAgain({ session, breaks }: Work, address: string, status: unknown): Promise<void> {
  if (status !== 'succeeded' || !breaks('jobs-stop-after-success')) return;
  await session.get(address);
  await session.get(address);
}

function isEnd(status: unknown, breaks: Work['breaks']): boolean {
  if (breaks('tolerance-unknown-status') && status === 'paused') throw new Error('unknown status');
  return status === 'succeeded' || (status === 'failed' && !breaks('jobs-stop-after-failure'));
}

function report(
  attributes: { status: string; result?: unknown },
  { breaks, print }: Pick<Work, 'breaks' | 'print'>,
): void {
  if (attributes.status === 'failed' && !breaks('jobs-failure-reported')) throw new Error('the job failed');
  const entries = at(attributes, 'result', 'entries');
  const list = Array.isArray(entries) ? entries : [];
  if (breaks('tolerance-absent-members') && list.some((entry) => at(entry, 'code') === undefined))
    throw new Error('an entry has no code');
  const refused = list.filter((entry) => at(entry, 'outcome') === 'failed');
  if (!breaks('jobs-partial-result')) for (const entry of refused) print(`not added: ${at(entry, 'id')}`);
}
