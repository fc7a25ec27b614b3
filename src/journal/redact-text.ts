import { isSecretName } from './secret-name.ts';

export const redactedMark = '***';

const tokenLike = /\beyJ[\w-]+(\.[\w-]+(?:\.[\w-]*)?)?/g;

/** A JSON or YAML property name and its `:`, or a form or query parameter name and its `=`. */
const nameBefore = /(?<![\w.%\\-])([\w.%\\-]+)["']?\s*([:=])\s*/g;

/** The end of the text can be missing. */
export function redactText(text: string): string {
  const withoutTokens = text.replace(tokenLike, (found, rest?: string) => (rest === undefined ? found : redactedMark));
  if (!/[:=]/.test(withoutTokens)) return withoutTokens;
  const { shown, aliases } = withoutSecrets(withoutTokens);
  return aliases.size === 0 ? shown : withoutAnchors(shown, aliases);
}

function withoutSecrets(text: string): { shown: string; aliases: ReadonlySet<string> } {
  const pieces: string[] = [];
  const aliases = new Set<string>();
  let at = 0;
  for (const match of text.matchAll(nameBefore)) {
    const start = match.index + match[0].length;
    if (match.index < at || !isSecretName(decoded(match[1] ?? ''))) continue;
    const end = match[2] === '=' ? endOfParameter(text, start) : endOfValue(text, start, match.index);
    const value = text.slice(start, end);
    if (/^(?:true|false|null|)$/.test(value)) continue;
    if (value.startsWith('*')) aliases.add(value.slice(1).trim());
    pieces.push(text.slice(at, start), value.startsWith('"') ? `"${redactedMark}"` : redactedMark);
    at = end;
  }
  return { shown: pieces.join('') + text.slice(at), aliases };
}

function withoutAnchors(text: string, names: ReadonlySet<string>): string {
  return text.replace(/&(\S+)([ \t]+.*)?/g, (all, name: string, value?: string) =>
    value !== undefined && names.has(name) ? redactedMark : all,
  );
}

function endOfParameter(text: string, start: number): number {
  if (text[start] === '"') return endOfQuoted(text, start);
  return start + (/^[^&\s"';]*/.exec(text.slice(start, start + longestParameter))?.[0].length ?? 0);
}

const longestParameter = 16_384;

/** If the end of the value is unclear, returns a later position, so that no part of a secret stays visible. */
function endOfValue(text: string, start: number, nameAt: number): number {
  const first = text[start];
  if (first === '"' || first === "'") return endOfQuoted(text, start);
  if (first === '{' || first === '[') return endOfNested(text, start);
  const literal = /^(?:true|false|null|-?\d[\d.eE+-]*)(?=\s*[,}\]\n]|$)/.exec(text.slice(start, start + 40));
  return literal ? start + literal[0].length : endOfBlock(text, start, columnOf(text, nameAt));
}

function endOfQuoted(text: string, start: number): number {
  const quote = text[start];
  let at = start + 1;
  while (at < text.length) {
    const isEscape = quote === '"' ? text[at] === '\\' : text.startsWith("''", at);
    if (!isEscape && text[at] === quote) break;
    at += isEscape ? 2 : 1;
  }
  return Math.min(at + 1, text.length);
}

function endOfNested(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '"') at = endOfQuoted(text, at) - 1;
    else if ('{['.includes(character)) depth += 1;
    else if ('}]'.includes(character)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function endOfBlock(text: string, start: number, column: number): number {
  let end = endOfLine(text, start);
  while (end < text.length) {
    const next = endOfLine(text, end + 1);
    const line = text.slice(end + 1, next);
    if (line.trim() !== '' && line.search(/\S/) <= column) return end;
    end = next;
  }
  return end;
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

function columnOf(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 1000), at);
  return before.length - 1 - before.lastIndexOf('\n');
}

function decoded(name: string): string {
  return name.replace(/%([0-9a-f]{2})|\\x([0-9a-f]{2})|\\u([0-9a-f]{4})/gi, (_, ...codes: (string | undefined)[]) =>
    String.fromCharCode(Number.parseInt(codes.slice(0, 3).find((code) => code !== undefined) ?? '', 16)),
  );
}
