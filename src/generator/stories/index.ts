import type { WorkKinds } from '../../jobs/due.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { CompleteOrder, HistoryName } from '../order.ts';
import { growth } from './growth.ts';
import { History } from './history.ts';
import { hostile } from './hostile.ts';
import { leaveUnfinished } from './leave-unfinished.ts';
import { merger } from './merger.ts';
import { reorganisation } from './reorganisation.ts';

/**
 * Generates the jobs and imports of a tenant.
 * The generator yields after each short step, so that the server can answer other requests.
 */
type Steps = (history: History, order: CompleteOrder) => Generator<void>;

const stories: Readonly<Record<HistoryName, Steps>> = { merger, reorganisation, growth, hostile };

/** The number of days over which the generated jobs and imports of a tenant are distributed. */
const days = 120;

/** Generates jobs and imports for the kind of history in `order.story`. For example, `merger` merges two companies. */
export function* runStory(tenantData: TenantData, order: CompleteOrder, machines: WorkKinds): Generator<void> {
  if (order.story === undefined) return;
  const history = new History(tenantData, order, machines, days);
  yield* stories[order.story](history, order);
  yield* leaveUnfinished(history);
}
