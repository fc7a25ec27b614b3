import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { counted, duration, shellWord, shown, visible } from '../../conformance/text.ts';
import type { Element } from '../../grading/watch/sequence.ts';
import { bodyCode, differing, unexpected } from './code.ts';

const handlebars = Handlebars.create();
const templates = new URL('templates/', import.meta.url);
for (const file of readdirSync(templates))
  handlebars.registerPartial(file.replace('.hbs', ''), asset(`templates/${file}`));

handlebars.registerHelper({
  counted,
  duration,
  capital,
  eq: (one: unknown, other: unknown) => one === other,
  both: (one: unknown, other: unknown) => one !== undefined && other !== undefined,
  filled: (value: object | undefined) => value !== undefined && Object.keys(value).length > 0,
  list: (values: readonly string[]) => values.join(', '),
  words: (values: readonly string[]) => values.join(' '),
  seconds: (milliseconds = 0) => (milliseconds / 1000).toFixed(3),
  moment: (time: string) => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`,
  shell: (text: string) => shellWord(text),
  statusClass: (status: number | null) => Math.floor((status ?? 0) / 100),
  coloured: (body: string, marked: ReadonlySet<string> | null) =>
    new Handlebars.SafeString(bodyCode(body, marked ?? undefined)),
  unexpected: (expected: unknown, came: unknown) => unexpected(shown(expected), shown(came)),
  differing: (one: unknown, other: unknown) => new Handlebars.SafeString(differing(shown(one), shown(other))),
});

/** Makes an element for `sequence`, with all texts escaped. */
export const element: Element<Handlebars.SafeString> = (tag, attributes, ...children) => {
  const given = Object.entries(attributes ?? {}).map(
    ([name, value]) => ` ${name}="${Handlebars.escapeExpression(String(value))}"`,
  );
  const inner = children.map((child) => Handlebars.escapeExpression(child as string));
  return new Handlebars.SafeString(`<${tag}${given.join('')}>${inner.join('')}</${tag}>`);
};

export type Helpers = Readonly<Record<string, (value: never) => unknown>>;

/** Handlebars escapes all values. Control characters become visible, because XML does not allow them. */
export function render(template: string, data: object, helpers: Helpers = {}): string {
  return visible(handlebars.compile(`{{> ${template}}}`, { preventIndent: true })(data, { helpers: { ...helpers } }));
}

/** The heading of a report. `mark` is a sign before the word, and `meaning` a sentence below it. */
export interface Head {
  look: string;
  over: string;
  name: string;
  description?: string | null;
  urls?: readonly string[];
  summary?: string;
  mark?: string;
  word: string;
  by?: readonly string[];
  meaning?: string;
  startedAt: string;
  effort: string;
  voidReason: string | null;
  judged?: string;
}

const sheets = ['base', 'outcomes', 'head', 'guide', 'sections', 'findings', 'matrix', 'run', 'narrow', 'print'];

/** The content security policy forbids all styles and scripts that are not part of the page. */
export function htmlPage(
  title: string,
  template: 'certify' | 'explore' | 'grade' | 'observe',
  data: object,
  helpers: Helpers = {},
): string {
  const more = template === 'grade' ? ['grade'] : [];
  const style = [...sheets, ...more].map((name) => asset(`style/${name}.css`)).join('\n');
  const script = asset('page-script.js');
  const policy = `default-src 'none'; style-src ${digest(style)}; script-src ${digest(script)}; base-uri 'none'; form-action 'none'`;
  return render('page', { title, template, data, style, script, policy }, helpers);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function asset(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
