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

/** Text as code within a line. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** A mark that says what a claim rests on. */
export function basisMark(basis: string): string {
  return `<span class="${basis}">${basis}</span>`;
}

/** A Markdown table; cells are Markdown of one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The paragraphs, lists and tables of a page, apart from each other as Markdown wants it. */
export function page(path: string, ...blocks: readonly string[]): Page {
  return { path, markdown: `${blocks.join('\n\n')}\n` };
}

/** The anchor of a code or an id: small letters and hyphens. */
export function anchor(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
