import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import type { Exchange } from '../../conformance/case/exchange.ts';
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
  steps,
  both: (one: unknown, other: unknown) => one !== undefined && other !== undefined,
  members: (value: object | null = null) => Object.keys(value ?? {}).length,
  long: (body: string) => body.length > longestPrinted,
  list: (values: readonly string[]) => values.join(', '),
  words: (values: readonly string[]) => values.join(' '),
  seconds: (milliseconds = 0) => (milliseconds / 1000).toFixed(3),
  moment: (time: string) => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`,
  shell: (text: string) => shellWord(text),
  statusClass: (status: number | null) => Math.floor((status ?? 0) / 100),
  coloured: (body: string, marked: ReadonlySet<string> | null) =>
    new Handlebars.SafeString(bodyCode(body, marked ?? undefined)),
  violating,
  differing: (one: unknown, other: unknown) => new Handlebars.SafeString(differing(shown(one), shown(other))),
});

/** The values to mark in the deciding response, but no long list. */
function violating(expected: unknown, came: unknown, { status, responseBody }: Exchange): Set<string> {
  const values = came === status ? [] : [...unexpected(asJson(expected), asJson(came))];
  return new Set([...(values.length > 20 ? [] : values), ...pointed(came, responseBody)]);
}

type Sent = Pick<Exchange, 'operation' | 'status'>;

/** Joins successive exchanges of an operation with the same status. The deciding exchange is the last one of its step. */
function steps(exchanges: readonly Sent[], decider: Sent) {
  const groups: [Sent, ...Sent[]][] = [];
  for (const each of exchanges) {
    const group = groups.at(-1);
    if (group && isAlike(group[0], each) && group[0] !== decider && each !== decider) group.unshift(each);
    else groups.push([each]);
  }
  return groups.map(([last, ...before]) => ({
    last,
    count: before.length + 1,
    earlier: before.length > 0 && before.toReversed(),
    decides: last === decider,
  }));
}

function isAlike(one: Sent, other: Sent): boolean {
  return one.operation === other.operation && one.status === other.status;
}

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

/** Renders a template as a child of an element. */
export function partial(template: string, data: object): Handlebars.SafeString {
  return new Handlebars.SafeString(render(template, data));
}

/** The heading of a report. `mark` is a sign before the word, and `meaning` a sentence below it. */
export interface Head {
  look: string;
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

const kinds = {
  certify: 'Contract conformance',
  explore: 'Exploration with random requests',
  grade: 'Client grade',
  observe: 'Observed decisions',
} as const;

/** The content security policy forbids all styles and scripts that are not part of the page. */
export function htmlPage(title: string, template: keyof typeof kinds, data: object, helpers: Helpers = {}): string {
  const more = template === 'grade' ? ['grade'] : [];
  const kind = kinds[template];
  const sheet = [...sheets, ...more].map((name) => asset(`style/${name}.css`)).join('\n');
  const style = sheet.replace('name of the report', kind);
  const script = asset('page-script.js');
  const policy = `default-src 'none'; style-src ${digest(style)}; script-src ${digest(script)}; base-uri 'none'; form-action 'none'`;
  return render('page', { title, template, kind, data, style, script, policy }, helpers);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text stays one value, also if it is a sentence that quotes parts of a response. */
function asJson(value: unknown): string {
  return typeof value === 'string' ? visible(JSON.stringify(value)) : shown(value);
}

function asset(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const escaped = (text: string) => Handlebars.escapeExpression(text);

const longest = 20_000;
const longestPrinted = 2000;

/** Matches the texts, numbers and literals of escaped JSON. */
const token =
  /(&quot;(?:\\.|(?!&quot;)[^\\\n])*&quot;)(\s*:)?|(?<!\w)-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

const nothing: ReadonlySet<string> = new Set();

/** Returns HTML, as all functions of this file do. Marks members in `marked`, and values that the body has only once. */
export function bodyCode(body: string, marked = nothing): string {
  const pretty = prettyBody(body);
  const text = pretty.slice(0, longest);
  const code = parseJson(body) === undefined ? escaped(text) : coloured(text, marked);
  if (pretty.length <= longest) return code;
  return `${code}\n… report.json contains ${pretty.length - longest} more characters`;
}

export function coloured(json: string, marked = nothing): string {
  const counts = Map.groupBy(valuesOf(json), (value) => value);
  let key = '';
  return escaped(json).replace(token, (whole, text: string | undefined, colon: string | undefined) => {
    if (colon !== undefined) {
      key = whole;
      return `<span class="j-k">${text}</span>${colon}`;
    }
    const code = `<span class="j-${text === undefined ? 'v' : 's'}">${whole}</span>`;
    const isMarked = marked.has(key + whole) || (marked.has(whole) && counts.get(whole)?.length === 1);
    return isMarked ? `<mark>${code}</mark>` : code;
  });
}

/** The members of a body, escaped, whose JSON pointers a text names, for example `body/data/type must be equal to ...`. */
function pointed(text: unknown, body: string | null): Set<string> {
  const pointers = typeof text === 'string' ? [...text.matchAll(/\bbody((?:\/[^\s/]+)+) must/g)] : [];
  const found = pointers.map(([, pointer = '']) => {
    const keys = pointer.slice(1).split('/');
    const value = keys.reduce<unknown>((all, key) => Reflect.get(Object(all), key), parseJson(body ?? ''));
    return value === Object(value) ? '' : escaped(`${JSON.stringify(keys.at(-1))}:${JSON.stringify(value)}`);
  });
  return new Set(found);
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

/** Marks the lines that the other text has not. A sentence about a response has no counterpart. */
export function differing(text: string, other: string): string {
  if ([text, other].some((each) => /^\w+ answered \d+/.test(each))) return escaped(text);
  const known = new Set(other.split('\n').map(withoutComma));
  const lines = text.split('\n').map((line) => {
    return known.has(withoutComma(line)) ? escaped(line) : `<mark>${escaped(line)}</mark>`;
  });
  return lines.join('\n');
}

function withoutComma(line: string): string {
  return line.replace(/,$/, '');
}
