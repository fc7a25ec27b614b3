import type { WorkKinds } from '../../jobs/due.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { CompleteOrder, HistoryName } from '../order.ts';
import { growth } from './growth.ts';
import { History } from './history.ts';
import { hostile } from './hostile.ts';
import { leaveUnfinished } from './leave-unfinished.ts';
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
