import Handlebars from 'handlebars';
import { parseJson } from '../../conformance/json.ts';
import { prettyBody } from '../../conformance/text.ts';

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
