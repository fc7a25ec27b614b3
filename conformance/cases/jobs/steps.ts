import { type Api, Shared } from '../../case/api.ts';
import type { CallerName } from '../../case/caller.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { changeAccess } from '../access/steps.ts';
import { deletable } from '../departments/steps.ts';
import { noteRoles } from '../role-assignments/steps.ts';

export type Submitting = 'updateAccess' | 'updateDepartmentMembers' | 'deleteDepartment' | 'replaceRoleAssignments';

interface Submission {
  kind: string;
  submit: (api: Api, work: (reply: Reply<Submitting>, jobId: string) => Promise<void>) => Promise<void>;
}

function jobOf(reply: Reply<Submitting>): string {
  if (!reply.ok) throw new Blocked(reply.operation, `the submission was refused with ${reply.status}`);
  return reply.values.jobId ?? '';
}

const submissions: readonly Submission[] = [
  {
    kind: 'access',
    submit: async (api, work) => {
      const reply = await changeAccess(api, await api.existing('folder'), await api.plainDepartment(), 'grant', 'view');
      await work(reply, jobOf(reply));
    },
  },
  {
    kind: 'members',
    submit: async (api, work) => {
      const input = { departmentId: await api.plainDepartment(), operation: 'add', members: await api.users(1) };
      const reply = await api.call('updateDepartmentMembers', input);
      await work(reply, jobOf(reply));
    },
  },
  {
    kind: 'department delete',
    submit: async (api, work) => {
      const reply = await api.call('deleteDepartment', { id: await deletable(api) });
      await work(reply, jobOf(reply));
    },
  },
  {
    kind: 'role-assignments',
    submit: async (api, work) => {
      const [userId = ''] = (await api.borrowedUserIds(1)).ids;
      const { id: roleId } = await api.existing('role');
      await noteRoles(api, [userId]);
      const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
      await work(reply, jobOf(reply));
    },
  },
];

/** Waits until `GET` returns a job, because some targets return a new job only after a delay. */
export async function readableJob(api: Api, jobId: string): Promise<Reply<'readJob'>> {
  const ask = () => api.call('readJob', { jobId });
  const job = await api.eventually(ask, ({ status }) => status !== 404, 'The job can be read');
  api.expect.accepted(job, 'The job can be read');
  return job;
}

export async function endOf(api: Api, jobId: string, as?: CallerName): Promise<Reply<'readJob'>> {
  await api.untilDue(jobId);
  return api.eventually(() => api.call('readJob', { jobId }, as), jobHasEnded, 'The job is succeeded or failed');
}

export function jobHasEnded({ values }: Reply<'readJob'>): boolean {
  return values.state === 'succeeded' || values.state === 'failed';
}

type Read = () => Reply<'readJob'>;

/** The reads of one job, from its submission to its end. A read that failed throws its error. */
export interface JobHistory {
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

async function historyOf(api: Api, reply: Reply<Submitting>, jobId: string): Promise<JobHistory> {
  const read = () => api.call('readJob', { jobId });
  const first = await tried(read);
  const early = await tried(async () => (first().ok ? first() : readableJob(api, jobId)));
  const ended = await tried(async () => (jobHasEnded(early()) ? early() : endOf(api, jobId)));
  return { reply, jobId, first, readable: early, ended, again: await tried(read) };
}

export function jobHistory(kind: 'access' | 'members' | 'department delete' | 'role-assignments'): Shared<JobHistory> {
  const found = histories.find((each) => each.kind === kind);
  if (found) return found.history;
  throw new Error(`there is no submission of ${kind}`);
}

/** Each run submits one job of each kind for all test cases about jobs. */
export const histories = submissions.map(({ kind, submit }: Submission) => ({
  kind,
  history: new Shared(async (api) => {
    const found: JobHistory[] = [];
    await submit(api, async (reply, jobId) => void found.push(await historyOf(api, reply, jobId)));
    const [history] = found;
    if (history) return history;
    throw new Error(`the submission of ${kind} has no history`);
  }),
}));
