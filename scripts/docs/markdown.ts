import type { Fields } from '../redocly/nodes.ts';
import { labelLinks, labelsOf } from './basis-label.ts';

export interface Page {
  path: string;
  markdown: string;
}

/** Escapes plain text for Markdown, so that VitePress does not interpret tags and braces as a template. */
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
