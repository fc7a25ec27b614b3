import { readdirSync, readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import Handlebars, { type HelperOptions } from 'handlebars';
import { counted, duration, shellWord, shown, visible } from '../conformance/text.ts';

export interface LayoutOptions {
  color: boolean;
  width: number;
}

interface Layout {
  width: number;
  paint: (format: string, text: string) => string;
}

type Block = HelperOptions & { data: { layout: Layout } };

const handlebars = Handlebars.create();
const templates = new URL('terminal/', import.meta.url);
for (const file of readdirSync(templates))
  handlebars.registerPartial(file.replace('.hbs', ''), readFileSync(new URL(file, templates), 'utf8'));

handlebars.registerHelper({
  counted,
  duration,
  pad,
  shell: shellWord,
  visible,
  join: (texts: readonly string[], sign: string) => texts.join(sign),
  firstOf: (count: number, list: readonly unknown[]) => list.slice(0, count),
  restOf: (count: number, list: readonly unknown[]) => list.slice(count),
  moreThan: (count: number, list: readonly unknown[]) => Math.max(list.length - count, 0),
  brief,
  tally: (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
  paint,
  /** Breaks a text into lines, and begins all lines but the first with `column` spaces. */
  hang: (text: string, column: number, { data }: Block) => hanging(text, column, data.layout),
  /** Without a label, the text continues the text of the line before. */
  labelled: (label: string, text: string | number, { data }: Block) =>
    `    ${data.layout.paint('dim', pad(label, 13))}${hanging(visible(String(text)), 17, data.layout)}`,
  lines,
  section,
});

/** Renders a template of the folder `terminal`. The template must make texts from elsewhere visible. */
export function renderTerminal(
  template: string,
  data: object,
  { color, width }: LayoutOptions = { color: false, width: 80 },
  helpers: Readonly<Record<string, (value: never) => unknown>> = {},
): string {
  const layout: Layout = {
    width: Math.max(width, 60),
    paint: (format, text) => (color && format ? styled(format, text) : text),
  };
  const render = handlebars.compile(`{{> ${template}}}`, { noEscape: true, preventIndent: true });
  return `${render(data, { helpers: { ...helpers }, data: { layout } }).trimEnd()}\n`;
}

function styled(format: string, text: string): string {
  return styleText(format.split(' ') as Parameters<typeof styleText>[0], text, { validateStream: false });
}

function paint(this: unknown, format: string, text: string | Block, block?: Block): string {
  const { fn, data } = block ?? (text as Block);
  return data.layout.paint(format, visible(typeof text === 'string' ? text : fn(this)));
}

/** Breaks its text into lines. `first` begins the first line, `rest` the others, and `most` limits their number. */
function lines(this: unknown, { fn, hash, data: { layout } }: Block): string {
  const { first = '', rest = first, most, paint = '' } = hash as Record<string, string> & { most?: number };
  const text = visible(fn(this).replace(/\n$/, ''));
  const all = wrap(text, layout.width - rest.length - (most === undefined ? 0 : 2));
  return all
    .slice(0, most)
    .map((line, at) => (at + 1 === most && all.length > most ? `${line} …` : line))
    .map((line, at) => `${layout.paint(paint, (at === 0 ? first : rest) + line)}\n`)
    .join('');
}

/** Shows its title and its text, and nothing if the text is empty. */
function section(this: unknown, title: string | Block, block?: Block): string {
  const { fn, data } = block ?? (title as Block);
  const text = fn(this).trimEnd();
  if (text === '') return '';
  return `${typeof title === 'string' ? `${data.layout.paint('bold', title)}\n` : ''}${text}\n\n`;
}

function hanging(text: string, column: number, { width }: Layout): string {
  return wrap(text, Math.max(width - column, 20)).join(`\n${' '.repeat(column)}`);
}

const longest = 240;

function brief(value: unknown): string {
  const text = shown(value);
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= longest
    ? line
    : `${line.slice(0, longest)} … (${line.length} characters, complete in report.json)`;
}

/** Breaks a text at spaces into lines of at most `width` characters. Splits words that are longer than a line. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width));
}

function wrapLine(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines = [''];
  for (const word of line
    .trim()
    .split(/ +/)
    .flatMap((each) => cut(each, width - indent.length))) {
    const last = lines.at(-1) ?? '';
    const joined = last === '' ? indent + word : `${last} ${word}`;
    if (length(joined) <= width || last === '') lines[lines.length - 1] = joined;
    else lines.push(indent + word);
  }
  return lines;
}

function cut(word: string, width: number): string[] {
  const signs = [...word];
  const size = Math.max(width, 8);
  return Array.from({ length: Math.ceil(signs.length / size) }, (_, at) =>
    signs.slice(at * size, (at + 1) * size).join(''),
  );
}

function length(text: string): number {
  return [...text].length;
}

function pad(text: string | number, width: number): string {
  return text + ' '.repeat(Math.max(width - length(String(text)), 0));
}
