import type { Outcome } from '../../case/outcome.ts';
import { type Markup, markup } from '../markup.ts';
import { looks, toneClass } from '../outcomes.ts';

/** The symbol and name of an outcome, never only a color. */
export function outcomeTag(outcome: Outcome): Markup {
  return markup`<span class="tag ${toneClass(outcome)}" title="${looks[outcome].meaning}"><i aria-hidden="true">${looks[outcome].sign}</i>${outcome}</span>`;
}

/** The anchor of a case in the page. */
export function anchor(caseId: string): string {
  return `case-${caseId.replaceAll(/[^\w-]/g, '-')}`;
}

/** A section with a heading and the number of its entries. */
export function section(id: string, title: string, count: number, body: Markup): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title} <span class="count">${count}</span></h2>
${body}
</section>
`;
}
