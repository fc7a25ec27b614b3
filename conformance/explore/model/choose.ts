import type { Draws } from '../draws.ts';
import type { Department, Model } from './model.ts';

export function chooseForChange(
  model: Model,
  draws: Draws,
  candidates: readonly Department[],
  isPreferred: (department: Department) => boolean,
): Department | undefined {
  const { recent } = model;
  const preferred = candidates.filter(isPreferred);
  const isAgain = recent !== undefined && candidates.includes(recent) && draws.chance('the same again', 0.35);
  const from = preferred.length > 0 && draws.chance('preferred', 0.5) ? preferred : candidates;
  const chosen = isAgain ? recent : draws.choose('department', from, ({ key }) => key);
  model.recent = chosen;
  return chosen;
}
