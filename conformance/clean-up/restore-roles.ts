import { NoAnswer } from '../case/failure.ts';
import type { Connection } from '../session/create-session.ts';
import { jobEnd } from '../session/polling.ts';
import type { RecordedRoles } from './ledger.ts';
import type { Cleanup } from './sweep.ts';

/** The maximum number of role assignments in one request, according to the service description. */
const most = 500;
/** The maximum number of users that an error message lists. */
const mostNamed = 5;

type Assignments = { userId: string; roleId: string }[];

export async function restoreRoles(
  connection: Connection,
  recorded: readonly RecordedRoles[],
): Promise<Cleanup['left']> {
  const left: Cleanup['left'] = [];
  let silence: NoAnswer | undefined;
  for (const { as, roles } of recorded) {
    for (let first = 0; first < roles.length; first += most) {
      const assignments = roles.slice(first, first + most).map(([userId, roleId]) => ({ userId, roleId }));
      const assigned = silence ? silence.message : assign(connection, assignments, as);
      const reason = await Promise.resolve(assigned).catch((error: Error) => {
        if (error instanceof NoAnswer) silence = error;
        return error.message;
      });
      if (reason !== null) left.push({ operation: 'replaceRoleAssignments', id: inWords(assignments), reason });
    }
  }
  return left;
}

function inWords(assignments: Assignments): string {
  const first = assignments.slice(0, mostNamed).map(({ userId, roleId }) => `user ${userId} had role ${roleId}`);
  const more = assignments.length - first.length;
  return [...first, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

async function assign(
  connection: Connection,
  assignments: Assignments,
  as: RecordedRoles['as'],
): Promise<string | null> {
  const { session, patience, sleep } = connection;
  const { ok, status, values } = await session.call('replaceRoleAssignments', { assignments }, as, []);
  const { jobId } = values;
  if (!ok || !jobId) return `the request to restore the roles was refused with ${status}`;
  await sleep(Math.min(session.pollWait(jobId), patience.left('replaceRoleAssignments')));
  const ended = await jobEnd(session, jobId, connection, () => session.call('readJob', { jobId }, as, []));
  if (!ended) return `the roles are not restored: ${patience.missed(jobId, 'replaceRoleAssignments')}`;
  return ended.state === 'succeeded' ? null : 'the job that restores the roles failed';
}
