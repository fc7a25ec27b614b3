import { NoAnswer } from './failure.ts';
import { jobEnd, type Waiting } from './job-end.ts';
import type { KeptRoles } from './ledger.ts';
import type { RunRecord } from './model.ts';
import type { Session } from './session.ts';

/** So many rows a request may have (stated). */
const most = 500;
/** So many users are told by name; the ledger has them all. */
const told = 5;

/** Gives users the roles that the ledger kept for them; what stays changed is told with the reason. */
export async function giveRolesBack(
  session: Session,
  kept: readonly KeptRoles[],
  waiting: Waiting,
): Promise<RunRecord['cleanup']['left']> {
  const left: RunRecord['cleanup']['left'] = [];
  let silence: NoAnswer | undefined;
  for (const { as, roles } of kept) {
    for (let first = 0; first < roles.length; first += most) {
      const assignments = roles.slice(first, first + most).map(([userId, roleId]) => ({ userId, roleId }));
      const given = silence ? silence.message : assign(session, assignments, as, waiting);
      const reason = await Promise.resolve(given).catch((error: Error) => {
        if (error instanceof NoAnswer) silence = error;
        return error.message;
      });
      if (reason !== null) left.push({ operation: 'replaceRoleAssignments', id: inWords(assignments), reason });
    }
  }
  return left;
}

function inWords(assignments: Assignments): string {
  const first = assignments.slice(0, told).map(({ userId, roleId }) => `user ${userId} had role ${roleId}`);
  const more = assignments.length - first.length;
  return [...first, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

type Assignments = { userId: string; roleId: string }[];

/** Null once the users have their roles, else why they have not. */
async function assign(
  session: Session,
  assignments: Assignments,
  as: KeptRoles['as'],
  waiting: Waiting,
): Promise<string | null> {
  const { ok, status, values } = await session.call('replaceRoleAssignments', { assignments }, as, []);
  const { jobId } = values;
  if (!ok || !jobId) return `giving the roles back was refused with ${status}`;
  const { pace, patience, sleep } = waiting;
  await sleep(Math.min(session.pollWait(jobId, pace.pollInterval), patience.left));
  const state = await jobEnd(session, jobId, as, waiting);
  if (state === null) return `of giving the roles back ${patience.missed(jobId)}`;
  return state === 'succeeded' ? null : 'the job that gives the roles back failed';
}
