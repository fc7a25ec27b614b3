import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { loadRegister } from '../../conformance/requirements/register.ts';
import { requirementAreas } from './areas.ts';
import { anchor, asText, code, type DocsPage, prose, proseCell } from './markdown.ts';

const areas = requirementAreas();
const areaOfRequirement = new Map(
  loadRegister().map(({ id, file }) => [id, areas.find((area) => file.endsWith(area.file))?.area ?? '']),
);

export function docsAreaOf(requirement: string): string | undefined {
  return areaOfRequirement.get(requirement);
}

/** Formats a number for a table cell. The value null means "not a number", because JSON has no NaN. */
function figure(cell: string | number | null): string {
  if (typeof cell === 'string') return asText(cell);
  if (cell === null || Number.isNaN(cell)) return 'unknown';
  if (Number.isInteger(cell) || cell >= 1000) return Math.round(cell).toLocaleString('en');
  return cell < 10 ? cell.toFixed(2) : cell.toFixed(1);
}

const handlebars = Handlebars.create();
handlebars.registerHelper({
  anchor,
  figure,
  prose,
  cell: proseCell,
  code: (value: unknown) => code(String(value)),
  plain: (value: unknown) => asText(String(value).trim()),
  lower: (text: string) => text.toLowerCase(),
  day: (time: string) => time.slice(0, 10),
  fixed: (value: number, digits: number) => value.toFixed(digits),
  /** The id of a heading. */
  at: (...parts: unknown[]) => `{#${parts.slice(0, -1).join('')}}`,
  one: (list: readonly unknown[]) => list.length === 1,
  filled: (value: object) => Object.keys(value).length > 0,
  claim: (id: string) => `[${id}](./claims#${id.toLowerCase()})`,
  requirement: (id: string) => {
    const area = docsAreaOf(id);
    return area === undefined ? code(id) : `[${code(id)}](./requirements-${area}#${id})`;
  },
});

export function renderTemplate(template: string, data: object): string {
  const text = readFileSync(new URL(`templates/${template}.hbs`, import.meta.url), 'utf8');
  return handlebars.compile(text, { noEscape: true })(data);
}

export function sitePage(path: string, template: string, data: object): DocsPage {
  const codeOrGap = /^(`{3,})[\s\S]*?^\1$|\n{3,}/gm;
  const markdown = renderTemplate(template, data).replaceAll(codeOrGap, (found) =>
    found.startsWith('`') ? found : '\n\n',
  );
  return { path: `register/${path}.md`, markdown: `${markdown.trim()}\n` };
}
