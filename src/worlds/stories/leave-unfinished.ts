import { type History, unfinished } from './history.ts';

/** Leaves one job queued, one job running, one import pending and one summary for acknowledgement. */
export function leaveUnfinished(history: History): void {
  const department = history.department('Project Office', null);
  const members = history.users.slice(0, 5);
  const running = history.job('members', { departmentId: department, operation: 'add', members }, unfinished);
  history.advance(running);
  history.job('members', { departmentId: department, operation: 'remove', members }, unfinished);
  const person = ['late.joiner@partner.example', 'Late', 'Joiner', 'Analyst', 'Project Office', '', ''] as const;
  history.import('late-joiners.csv', [person], unfinished);
  history.import('next-joiners.csv', [person], { isSummarized: true });
}
