import type { KeptRoles } from './ledger.ts';
import type { RunRecord } from './model.ts';
import type { Sleep } from './pacer.ts';
import type { Session } from './session.ts';

interface Waiting {
  pace: { pollInterval: number; jobDeadline: number };
  sleep: Sleep;
  now: () => number;
}

/** So many rows a request may have (stated). */
const most = 500;

/** Gives users the roles that the ledger kept for them; what stays changed is told with the reason. */
export async function giveRolesBack(
  session: Session,
  kept: readonly KeptRoles[],
  waiting: Waiting,
): Promise<RunRecord['cleanup']['left']> {
  const left: RunRecord['cleanup']['left'] = [];
  for (const { as, roles } of kept) {
    for (let first = 0; first < roles.length; first += most) {
      const assignments = roles.slice(first, first + most).map(([userId, roleId]) => ({ userId, roleId }));
      const reason = await assign(session, assignments, as, waiting).catch((error: Error) => error.message);
      if (reason === null) continue;
      const id = assignments.map(({ userId, roleId }) => `user ${userId} had role ${roleId}`).join(', ');
      left.push({ operation: 'replaceRoleAssignments', id, reason });
    }
  }
  return left;
}

type Assignments = { userId: string; roleId: string }[];

/** Null once the users have their roles, else why they have not. */
async function assign(
  session: Session,
  assignments: Assignments,
  as: KeptRoles['as'],
  { pace, sleep, now }: Waiting,
): Promise<string | null> {
  const { ok, status, values } = await session.call('replaceRoleAssignments', { assignments }, as, []);
  const { jobId } = values;
  if (!ok || !jobId) return `giving the roles back was refused with ${status}`;
  const deadline = now() + pace.jobDeadline;
  for (;;) {
    await sleep(session.pollWait(jobId, pace.pollInterval));
    const { state } = (await session.call('readJob', { jobId }, as, [])).values;
    if (state === 'succeeded') return null;
    if (state === 'failed') return 'the job that gives the roles back failed';
    if (now() > deadline) return `the job that gives the roles back did not end within ${pace.jobDeadline} ms`;
  }
}
