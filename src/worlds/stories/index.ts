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
 * The steps of a story, which is the generated history of a tenant.
 * The generator yields between pieces of work, so that a server can answer other requests meanwhile.
 */
type Steps = (history: History, order: CompleteOrder) => Generator<void>;

const stories: Readonly<Record<Story, Steps>> = { merger, reorganisation, growth, hostile };

/** The number of days from the first event of a story to the end of the generated history. */
const days = 120;

/** Executes the story (generated history) of a tenant. Without a story the tenant has no jobs and no imports. */
export function* runStory(world: World, order: CompleteOrder, machines: Machines): Generator<void> {
  if (order.story === undefined) return;
  const history = new History(world, order, machines, days);
  yield* stories[order.story](history, order);
  yield* leaveUnfinished(history);
}
