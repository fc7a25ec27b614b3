import type { ExploreRecord } from '../../explore/record.ts';
import { startAltered } from '../fake/altered.ts';
import { type Exploring, exploreFake } from './explore-fake.ts';
import type { HonestStyle } from './honest-styles.ts';

export function exploreStyle(style: HonestStyle, options: Exploring): Promise<ExploreRecord> {
  const { form, settings = {}, alter, change = (target) => target, concurrency = 1 } = style;
  return exploreFake({
    ...(form && { form }),
    ...(alter && { behind: (inner) => startAltered(inner, alter()) }),
    style: settings,
    change: (target) =>
      change({ ...target, pace: { ...target.pace, concurrency, jobDeadline: 300 * concurrency ** 2 } }),
    ...options,
  });
}
