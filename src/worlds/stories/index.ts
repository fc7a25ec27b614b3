import type { Machines } from '../../jobs/due.ts';
import type { World } from '../../world/world.ts';
import type { CompleteOrder, Story } from '../order.ts';
import { growth } from './growth.ts';
import { History } from './history.ts';
import { hostile } from './hostile.ts';
import { leaveUnfinished } from './leave-unfinished.ts';
import { merger } from './merger.ts';
import { reorganisation } from './reorganisation.ts';

/**
 * Generates the example history of a tenant.
 * The generator yields after each short step, so that the server can answer other requests.
 */
type Steps = (history: History, order: CompleteOrder) => Generator<void>;

const stories: Readonly<Record<Story, Steps>> = { merger, reorganisation, growth, hostile };

/** The number of days in the example history of a tenant, from the first event to the end. */
const days = 120;

/** A tenant without an example history has no jobs and no user imports. */
export function* runStory(world: World, order: CompleteOrder, machines: Machines): Generator<void> {
  if (order.story === undefined) return;
  const history = new History(world, order, machines, days);
  yield* stories[order.story](history, order);
  yield* leaveUnfinished(history);
}
