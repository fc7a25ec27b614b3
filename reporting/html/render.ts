import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { parseJson } from '../../conformance/json.ts';
import { counted, duration, prettyBody, shellWord, shown, visible } from '../../conformance/text.ts';
import type { Element } from '../../grading/watch/sequence.ts';

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

const escaped = (text: string) => Handlebars.escapeExpression(text);

const longest = 20_000;

/** Matches the texts, numbers and literals of escaped JSON. */
const token =
  /(&quot;(?:\\.|(?!&quot;)[^\\\n])*&quot;)(\s*:)?|(?<!\w)-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

const nothing: ReadonlySet<string> = new Set();

/** Returns HTML, as all functions of this file do. Values in `marked` are marked if the body has them once. */
export function bodyCode(body: string, marked = nothing): string {
  const pretty = prettyBody(body);
  const text = pretty.slice(0, longest);
  const code = parseJson(body) === undefined ? escaped(text) : coloured(text, marked);
  if (pretty.length <= longest) return code;
  return `${code}\n… report.json contains ${pretty.length - longest} more characters`;
}

export function coloured(json: string, marked = nothing): string {
  const counts = Map.groupBy(valuesOf(json), (value) => value);
  return escaped(json).replace(token, (whole, text: string | undefined, colon: string | undefined) => {
    if (colon !== undefined) return `<span class="j-k">${text}</span>${colon}`;
    const code = `<span class="j-${text === undefined ? 'v' : 's'}">${whole}</span>`;
    return marked.has(whole) && counts.get(whole)?.length === 1 ? `<mark>${code}</mark>` : code;
  });
}

/** The texts and numbers of a JSON text, escaped. */
function valuesOf(json: string): string[] {
  const tokens = [...escaped(json).matchAll(token)];
  return tokens.flatMap(([whole, , colon]) => (colon === undefined && !/^[tfn]/.test(whole) ? whole : []));
}

/** The texts and numbers that came and were not expected, escaped. Both parameters are JSON texts. */
export function unexpected(expected: string, came: string): ReadonlySet<string> {
  const known = new Set(valuesOf(expected));
  return new Set(valuesOf(came).filter((value) => !known.has(value)));
}

export function differing(text: string, other: string): string {
  const known = new Set(other.split('\n').map(withoutComma));
  const lines = text.split('\n').map((line) => {
    return known.has(withoutComma(line)) ? escaped(line) : `<mark>${escaped(line)}</mark>`;
  });
  return lines.join('\n');
}

function withoutComma(line: string): string {
  return line.replace(/,$/, '');
}
