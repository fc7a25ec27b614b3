import type { WorkKinds } from '../../jobs/due.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { CompleteOrder, HistoryName } from '../order.ts';
import { growth } from './growth.ts';
import { History, unfinished } from './history.ts';
import { hostile } from './hostile.ts';
import { merger } from './merger.ts';
import { reorganisation } from './reorganisation.ts';

type Steps = (history: History, order: CompleteOrder) => Generator<void>;

const stories: Readonly<Record<HistoryName, Steps>> = { merger, reorganisation, growth, hostile };

const days = 120;

export function* runStory(tenantData: TenantData, order: CompleteOrder, machines: WorkKinds): Generator<void> {
  if (order.story === undefined) return;
  const history = new History(tenantData, order, machines, days);
  yield* stories[order.story](history, order);
  yield* leaveUnfinished(history);
}

function* leaveUnfinished(history: History): Generator<void> {
  const department = yield* history.department('Project Office', null);
  const members = history.users.slice(0, 5);
  const running = yield* history.job('members', { departmentId: department, operation: 'add', members }, unfinished);
  yield* history.advance(running);
  yield* history.job('members', { departmentId: department, operation: 'remove', members }, unfinished);
  const person = ['late.joiner@partner.example', 'Late', 'Joiner', 'Analyst', 'Project Office', '', ''] as const;
  yield* history.import('late-joiners.csv', [person], unfinished);
  yield* history.import('next-joiners.csv', [person], { isSummarized: true });
}
