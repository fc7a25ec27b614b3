import { parseJson } from '../../conformance/json.ts';
import { prettyBody, shown } from '../../conformance/text.ts';
import { type Markup, markup } from './markup.ts';

const longest = 20_000;

const token = /("(?:[^"\\\n]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

export interface Compared {
  expected: unknown;
  actual: unknown;
}

/** The texts and numbers of `actual` that `expected` does not have, as JSON. */
export function differingValues({ expected, actual }: Compared): ReadonlySet<string> {
  const wanted = new Set(tokensOf(shown(expected)));
  return new Set(tokensOf(shown(actual)).filter((value) => !wanted.has(value)));
}

function tokensOf(json: string): string[] {
  return [...json.matchAll(token)].flatMap(([whole, , colon]) =>
    colon === undefined && !/^[tfn]/.test(whole) ? whole : [],
  );
}

/** Marks the values of a body that are in `marked` and occur once. */
export function bodyCode(body: string, marked: ReadonlySet<string> = new Set()): Markup {
  const pretty = prettyBody(body);
  const text = pretty.slice(0, longest);
  const code = parseJson(body) === undefined ? markup`${text}` : coloured(text, marked);
  if (pretty.length <= longest) return code;
  return markup`${code}\n… report.json contains ${pretty.length - longest} more characters`;
}

export function coloured(json: string, marked: ReadonlySet<string> = new Set()): Markup {
  const counts = Map.groupBy(tokensOf(json), (value) => value);
  const parts: Markup[] = [];
  let end = 0;
  for (const match of json.matchAll(token)) {
    const isMarked = marked.has(match[0]) && counts.get(match[0])?.length === 1;
    parts.push(markup`${json.slice(end, match.index)}`, isMarked ? markup`<mark>${paint(match)}</mark>` : paint(match));
    end = match.index + match[0].length;
  }
  return markup`${parts}${json.slice(end)}`;
}

function paint([whole, text, colon]: RegExpExecArray): Markup {
  if (text === undefined) return markup`<span class="j-v">${whole}</span>`;
  if (colon === undefined) return markup`<span class="j-s">${text}</span>`;
  return markup`<span class="j-k">${text}</span>${colon}`;
}

export function compared(expected: unknown, actual: unknown, title: 'Actual' | 'Observed'): Markup {
  const [wanted, came] = [shown(expected), shown(actual)];
  return markup`<div class="halves compare">
<div class="expected"><h5>Expected</h5><pre tabindex="0" aria-label="Expected"><code>${differing(wanted, came)}</code></pre></div>
<div class="actual"><h5>${title}</h5><pre tabindex="0" aria-label="${title}"><code>${differing(came, wanted)}</code></pre></div>
</div>`;
}

export function differing(text: string, other: string): Markup {
  const known = new Set(other.split('\n').map(withoutComma));
  const lines = text.split('\n').map((line, at) => {
    const gap = at === 0 ? '' : '\n';
    return known.has(withoutComma(line)) ? markup`${gap}${line}` : markup`${gap}<mark>${line}</mark>`;
  });
  return markup`${lines}`;
}

function withoutComma(line: string): string {
  return line.replace(/,$/, '');
}
