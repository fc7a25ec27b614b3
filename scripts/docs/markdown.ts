import type { Fields } from '../redocly/nodes.ts';
import { labelLinks, labelsOf } from './basis-label.ts';

/** A generated page: its path below `docs/` and its Markdown. */
export interface Page {
  path: string;
  markdown: string;
}

/** Escapes plain text for Markdown. VitePress would interpret tags and braces as a template. */
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

/** Converts a description of the contract, which is Markdown, and escapes tags in it. */
export function prose(description: unknown): string {
  if (typeof description !== 'string') return '';
  return outsideCode(description.trim(), (text) => text.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;'));
}

/** The same as one line for a table cell. */
export function proseCell(description: unknown): string {
  return prose(description).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : change(part)))
    .join('');
}

/** Text as inline code. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** The basis of a part as links to its claims and its decision; empty without a basis. */
export function basisOf(part: Fields, prefix?: string): string {
  return labelLinks(labelsOf(part, prefix));
}

/** A Markdown table. Cells are one line of Markdown; numbers are right-aligned. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  sides: readonly ('left' | 'right')[] = [],
): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`;
  const rule = head.map((_, place) => (sides[place] === 'right' ? '---:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Joins the paragraphs, lists and tables of a page with empty lines. */
export function page(path: string, ...blocks: readonly string[]): Page {
  return { path, markdown: `${blocks.join('\n\n')}\n` };
}

/** The anchor of a code or an id: lower-case letters and hyphens. */
export function anchor(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
