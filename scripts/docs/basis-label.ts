import { type Mark, markOf, restsOnDecision, restsOnSource } from '../redocly/basis.ts';
import type { Fields } from '../redocly/nodes.ts';

export interface Label {
  readonly text: string;
  readonly page: 'claims' | 'decisions';
  readonly anchor: string;
  readonly basis: 'stated' | 'assumed';
}

/** Returns two labels for a contract part that both the service description and a project decision define. */
export function labelsOf(part: Fields, prefix?: string): Label[] {
  return labelsOfMark(markOf(part, prefix));
}

export function labelsOfMark(mark: Mark): Label[] {
  if (mark.basis === undefined) return [];
  const labels = [...statedLabel(mark), ...assumedLabel(mark)];
  return mark.basis === 'assumed' ? labels.reverse() : labels;
}

function statedLabel(mark: Mark): Label[] {
  const [first, ...others] = mark.claims ?? [];
  if (!restsOnSource(mark) || first === undefined) return [];
  const text = [
    mark.basis === 'stated' ? 'stated' : meaningOf(mark, 'stated'),
    `${first}${others.length > 0 ? ` +${others.length}` : ''}`,
  ].join(' ');
  return [{ text, page: 'claims', anchor: first.toLowerCase(), basis: 'stated' }];
}

function assumedLabel(mark: Mark): Label[] {
  const decision = String(mark.decision);
  if (!restsOnDecision(mark) || mark.decision === undefined) return [];
  const word = mark.basis === 'assumed' ? 'assumed' : meaningOf(mark, 'assumed');
  return [{ text: `${word} ${decision}`, page: 'decisions', anchor: decision.toLowerCase(), basis: 'assumed' }];
}

function meaningOf({ meaning }: Mark, basis: 'stated' | 'assumed'): string {
  return meaning === 'mixed' ? `details ${basis}` : `meaning ${basis}`;
}

export function labelLinks(labels: readonly Label[]): string {
  return labels.map(({ text, page, anchor, basis }) => `[${text}](./${page}#${anchor}){.${basis}}`).join(' ');
}
