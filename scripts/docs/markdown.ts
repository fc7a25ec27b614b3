import type { Fields } from '../redocly/nodes.ts';
import { labelLinks, labelsOf } from './basis-label.ts';

/** A page of the site that is made when the site is built: its path below `docs/` and its Markdown. */
export interface Page {
  path: string;
  markdown: string;
}

/** Text of ours as Markdown that shows just that text: VitePress would read tags and braces as a template. */
export function plain(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;')
    .replaceAll('|', '\\|')
    .replaceAll('*', '\\*')
    .replaceAll('_', '\\_')
    .replaceAll('[', '\\[');
}

/** A description of the contract, which is Markdown already: paragraphs, lists, tables; tags in it are shown as text. */
export function prose(description: unknown): string {
  if (typeof description !== 'string') return '';
  return outsideCode(description.trim(), (text) => text.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;'));
}

/** The same in the one line that a cell of a table has. */
export function proseCell(description: unknown): string {
  return prose(description).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : change(part)))
    .join('');
}

/** Text as code within a line. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** What a part of the contract rests on, as links to its claims and its decision; empty where it has no basis. */
export function basisOf(part: Fields, prefix?: string): string {
  return labelLinks(labelsOf(part, prefix));
}

/** A Markdown table; cells are Markdown of one line. Figures are aligned to the right. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  sides: readonly ('left' | 'right')[] = [],
): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`;
  const rule = head.map((_, place) => (sides[place] === 'right' ? '---:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The paragraphs, lists and tables of a page, apart from each other as Markdown wants it. */
export function page(path: string, ...blocks: readonly string[]): Page {
  return { path, markdown: `${blocks.join('\n\n')}\n` };
}

/** The anchor of a code or an id: small letters and hyphens. */
export function anchor(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
