import type { Outcome } from '../../../conformance/case/outcome.ts';
import { type Markup, markup } from '../../html/markup.ts';
import { looks, toneClass } from '../facts.ts';
import type { PageFacts } from './docs-links.ts';

export function outcomeTag(outcome: Outcome): Markup {
  return markup`<span class="tag ${toneClass(outcome)}" title="${looks[outcome].meaning}"><i aria-hidden="true">${looks[outcome].sign}</i>${outcome}</span>`;
}

export function anchor(caseId: string): string {
  return `case-${caseId.replaceAll(/[^\w-]/g, '-')}`;
}

export function requirementId(id: string, { docs }: PageFacts): Markup {
  const href = docs.requirement(id);
  return href === undefined ? markup`<code>${id}</code>` : markup`<code><a href="${href}">${id}</a></code>`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
