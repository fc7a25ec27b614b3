import { styleText } from 'node:util';
import { shellWord, visible } from '../conformance/text.ts';

type Format = Parameters<typeof styleText>[0];

export interface Layout {
  width: number;
  paint: (format: Format, text: string) => string;
  /** The path of the JSON report. The path is quoted, so that users can paste it into a shell. */
  recordFile: string;
}

export interface LayoutOptions {
  color: boolean;
  width: number;
  recordFile?: string | undefined;
}

export function layoutOf({ color, width, recordFile = 'report.json' }: LayoutOptions): Layout {
  return {
    width: Math.max(width, 60),
    recordFile: shellPath(recordFile),
    paint: (format, text) => (color ? styleText(format, text, { validateStream: false }) : text),
  };
}

/** Quotes a path for a POSIX shell. Adds `./` to a path that begins with a hyphen. */
function shellPath(path: string): string {
  return shellWord(path.startsWith('-') ? `./${path}` : path);
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

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(width - length(text), 0));
}

export function labelled(layout: Layout, label: string, text: string, indent = 4): string[] {
  const column = indent + 13;
  const lines = wrap(text, layout.width - column);
  return lines.map((line, at) => ' '.repeat(indent) + layout.paint('dim', pad(at === 0 ? label : '', 13)) + line);
}

/** Renders a labelled command in one line, so that users can copy it. The line can be wider than the terminal. */
export function commandLine(layout: Layout, label: string, command: string, indent = 4): string[] {
  return [' '.repeat(indent) + layout.paint('dim', pad(label, 13)) + command];
}

export function joinSections(sections: readonly (readonly string[])[]): string {
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n').trimEnd());
  return `${texts.join('\n\n')}\n`;
}

export function titled({ paint }: Layout, title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [paint('bold', title), ...lines];
}

export function sentences({ width }: Layout, texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) =>
    text === undefined ? [] : wrap(visible(text), width - 4).map((line, at) => (at === 0 ? '  ' : '    ') + line),
  );
}
