import Handlebars from 'handlebars';
import { parseJson } from '../../conformance/json.ts';
import { prettyBody } from '../../conformance/text.ts';

const escaped = (text: string) => Handlebars.escapeExpression(text);

const longest = 20_000;

/** Matches the texts, numbers and literals of escaped JSON. */
const token =
  /(&quot;(?:\\.|(?!&quot;)[^\\\n])*&quot;)(\s*:)?|(?<!\w)-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/** Returns HTML, as all functions of this file do. */
export function bodyCode(body: string): string {
  const pretty = prettyBody(body);
  const text = pretty.slice(0, longest);
  const code = parseJson(body) === undefined ? escaped(text) : coloured(text);
  if (pretty.length <= longest) return code;
  return `${code}\n… report.json contains ${pretty.length - longest} more characters`;
}

export function coloured(json: string): string {
  return escaped(json).replace(token, (whole, text: string | undefined, colon: string | undefined) => {
    if (text === undefined) return `<span class="j-v">${whole}</span>`;
    return `<span class="j-${colon === undefined ? 's' : 'k'}">${text}</span>${colon ?? ''}`;
  });
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
