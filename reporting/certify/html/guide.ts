import type { Facts } from '../facts.ts';
import { verdictMeanings } from '../legend.ts';
import { type Markup, markup } from '../markup.ts';
import { nextSteps } from '../next-steps.ts';
import { looks, outcomes } from '../outcomes.ts';
import { outcomeTag } from './parts.ts';

/** Renders recommended next steps, and the meaning of verdicts and outcomes. */
export function guide(facts: Facts): Markup {
  const steps = nextSteps(facts);
  return markup`<section id="guide" aria-label="What to do next">
${
  steps.length > 0 &&
  markup`<h2>What to do next</h2>
<ol class="steps">${steps.map((step) => markup`<li>${step}</li>`)}</ol>`
}
<details class="legend"><summary>What the verdicts and outcomes mean</summary>
<dl>${verdictMeanings(facts.deciding).map(({ name, meaning }) => markup`<dt>${name}</dt><dd>${meaning}</dd>`)}
${outcomes.map((outcome) => markup`<dt>${outcomeTag(outcome)}</dt><dd>${looks[outcome].meaning}</dd>`)}</dl></details></section>
`;
}
