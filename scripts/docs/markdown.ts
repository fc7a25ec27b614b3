import { type BasisMark, basisMarkOf, type Fields, restsOnDecision, restsOnSource } from '../redocly/nodes.ts';

export interface Label {
  readonly text: string;
  readonly page: 'claims' | 'decisions';
  readonly anchor: string;
  readonly basis: 'stated' | 'assumed';
}

export function labelsOf(part: Fields, prefix?: string): Label[] {
  return labelsOfMark(basisMarkOf(part, prefix));
}

export function labelsOfMark(mark: BasisMark): Label[] {
  if (mark.basis === undefined) return [];
  const labels = [...statedLabel(mark), ...assumedLabel(mark)];
  return mark.basis === 'assumed' ? labels.reverse() : labels;
}

function statedLabel(mark: BasisMark): Label[] {
  const [first, ...others] = mark.claims ?? [];
  if (!restsOnSource(mark) || first === undefined) return [];
  const text = [
    mark.basis === 'stated' ? 'stated' : meaningOf(mark, 'stated'),
    `${first}${others.length > 0 ? ` +${others.length}` : ''}`,
  ].join(' ');
  return [{ text, page: 'claims', anchor: first.toLowerCase(), basis: 'stated' }];
}

function assumedLabel(mark: BasisMark): Label[] {
  const decision = String(mark.decision);
  if (!restsOnDecision(mark) || mark.decision === undefined) return [];
  const word = mark.basis === 'assumed' ? 'assumed' : meaningOf(mark, 'assumed');
  return [{ text: `${word} ${decision}`, page: 'decisions', anchor: decision.toLowerCase(), basis: 'assumed' }];
}

function meaningOf({ meaning }: BasisMark, basis: 'stated' | 'assumed'): string {
  return meaning === 'mixed' ? `details ${basis}` : `meaning ${basis}`;
}

export function labelLinks(labels: readonly Label[]): string {
  return labels.map(({ text, page, anchor, basis }) => `[${text}](./${page}#${anchor}){.${basis}}`).join(' ');
}

export interface DocsPage {
  path: string;
  markdown: string;
}

/** Escapes plain text for Markdown, so that VitePress does not interpret tags and braces as a template. */
export function asText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;')
    .replaceAll('|', '\\|')
    .replaceAll('*', '\\*')
    .replaceAll('_', '\\_')
    .replaceAll('[', '\\[');
}

export function prose(description: unknown): string {
  if (typeof description !== 'string') return '';
  return outsideCode(description.trim(), (text) => text.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;'));
}

export function proseCell(description: unknown): string {
  return prose(description).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : change(part)))
    .join('');
}

export function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

export function basisOf(part: Fields, prefix?: string): string {
  return labelLinks(labelsOf(part, prefix));
}

/** Returns the HTML anchor of an error code or an id. An anchor has only lower-case letters, digits and hyphens. */
export function anchor(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
