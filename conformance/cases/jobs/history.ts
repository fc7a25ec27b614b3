import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Shared } from '../../case/shared.ts';
import { endOf, hasEnded, readable, type Submission, type Submitting, submissions } from './steps.ts';

type Read = () => Reply<'readJob'>;

/** The reads of one job, from its submission to its end. A read that failed throws its error. */
export interface History {
  reply: Reply<Submitting>;
  jobId: string;
  first: Read;
  readable: Read;
  ended: Read;
  again: Read;
}

async function tried(read: () => Promise<Reply<'readJob'>>): Promise<Read> {
  try {
    const reply = await read();
    return () => reply;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

async function historyOf(api: Api, reply: Reply<Submitting>, jobId: string): Promise<History> {
  const read = () => api.call('readJob', { jobId });
  const first = await tried(read);
  const early = await tried(async () => (first().ok ? first() : readable(api, jobId)));
  const ended = await tried(async () => (hasEnded(early()) ? early() : endOf(api, jobId)));
  return { reply, jobId, first, readable: early, ended, again: await tried(read) };
}

/** Each run submits one job of each kind for all test cases about jobs. */
export const histories = submissions.map(({ kind, submit }: Submission) => ({
  kind,
  history: new Shared(async (api) => {
    const found: History[] = [];
    await submit(api, async (reply, jobId) => void found.push(await historyOf(api, reply, jobId)));
    const [history] = found;
    if (history) return history;
    throw new Error(`the submission of ${kind} has no history`);
  }),
}));
