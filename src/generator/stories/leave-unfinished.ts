import { type History, unfinished } from './history.ts';

export function* leaveUnfinished(history: History): Generator<void> {
  const department = yield* history.department('Project Office', null);
  const members = history.users.slice(0, 5);
  const running = yield* history.job('members', { departmentId: department, operation: 'add', members }, unfinished);
  yield* history.advance(running);
  yield* history.job('members', { departmentId: department, operation: 'remove', members }, unfinished);
  const person = ['late.joiner@partner.example', 'Late', 'Joiner', 'Analyst', 'Project Office', '', ''] as const;
  yield* history.import('late-joiners.csv', [person], unfinished);
  yield* history.import('next-joiners.csv', [person], { isSummarized: true });
}
