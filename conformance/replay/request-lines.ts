import { isObject, parseJson } from '../json.ts';
import type { Step } from '../session/step.ts';
import { encodedPlace, numberPlace, place, shellWord, withoutNumberQuotes } from './shell-text.ts';

export interface Rewriting {
  runId: string;
  /** Maps each id from a response to the name of the shell variable that contains the id. */
  ids: ReadonlyMap<string, string>;
  /** Maps each base URL to the name of its shell variable. */
  bases: ReadonlyMap<string, string>;
  /** Replaces each secret in a text with a placeholder. */
  withoutSecrets: (text: string, placeOf?: (variable: string) => string) => string;
}

/** The maximum length of a request body in a shell command, in characters. Longer bodies are written to a file. */
const longestArgument = 2_000;

export function requestLines({ prepared, baseUrl }: Step, rewriting: Rewriting): string[] {
  const { method, headers, body, multipart } = prepared;
  const isForm = Object.values(headers).some((value) => value.startsWith('application/x-www-form-urlencoded'));
  const files: string[] = [];
  const options = Object.entries(headers).map(([name, value]) => {
    const variable = rewriting.ids.get(value);
    return `-H ${word(`${name}: ${variable === undefined ? value : place(variable)}`, rewriting)}`;
  });
  for (const { name, value, fileName } of multipart ?? []) {
    if (Buffer.isBuffer(value)) {
      const file = `"$work/part-${files.length + 1}"`;
      files.push(`base64 -d > ${file} <<'END'\n${lines(value.toString('base64')).join('\n')}\nEND`);
      options.push(`-F ${word(`${name}=@`, rewriting)}${file}${word(`;filename=${fileName ?? name}`, rewriting)}`);
    } else options.push(`-F ${word(`${name}=${rewritten(value, rewriting)}`, rewriting)}`);
  }
  if (Buffer.isBuffer(body)) {
    files.push(`base64 -d > "$work/request" <<'END'\n${lines(body.toString('base64')).join('\n')}\nEND`);
    options.push('--data-binary "@$work/request"');
  } else if (body !== undefined) {
    const content = shellWord(rewritten(body, rewriting, isForm));
    if (content.length > longestArgument) files.push(`printf %s ${content} > "$work/request"`);
    options.push(content.length > longestArgument ? '--data-binary "@$work/request"' : `--data-binary ${content}`);
  }
  return [...files, [`send ${method} ${urlWord(prepared, baseUrl, rewriting)}`, ...options].join(' \\\n  ')];
}

function lines(text: string): string[] {
  return text.match(/.{1,76}/g) ?? [];
}

function word(text: string, rewriting: Rewriting): string {
  return shellWord(general(text, rewriting));
}

function general(text: string, { withoutSecrets, runId }: Rewriting, encode = false): string {
  return withoutSecrets(text, encode ? encodedPlace : place).replaceAll(runId, place('RUN'));
}

function urlWord({ path, query }: Step['prepared'], baseUrl: string, rewriting: Rewriting): string {
  const { ids, bases } = rewriting;
  const base = place(bases.get(baseUrl) ?? 'BASE');
  const own = (text: string, otherwise: string) => {
    const variable = ids.get(text);
    return variable === undefined ? otherwise : place(variable);
  };
  const segments = path.split('/').map((segment) => own(decoded(segment), segment));
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${own(value, encodeURIComponent(value))}`);
  const url = [segments.join('/'), ...(search.length > 0 ? [search.join('&')] : [])].join('?');
  return shellWord(base + general(url, rewriting, true));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}

function rewritten(body: string, rewriting: Rewriting, isForm = false): string {
  const json = parseJson(body);
  if (isObject(json) || Array.isArray(json)) {
    const text = JSON.stringify(withIds(json, rewriting.ids));
    return general(withoutNumberQuotes(text), rewriting);
  }
  let text = general(body, rewriting, isForm);
  for (const [id, variable] of rewriting.ids) {
    if (text === id) return place(variable);
    text = text.replaceAll(`=${encodeURIComponent(id)}&`, `=${place(variable)}&`);
    if (text.endsWith(`=${encodeURIComponent(id)}`))
      text = `${text.slice(0, -encodeURIComponent(id).length)}${place(variable)}`;
  }
  return text;
}

function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withIds(member, ids)]));
  const variable = typeof value === 'string' || typeof value === 'number' ? ids.get(String(value)) : undefined;
  if (variable === undefined) return value;
  return typeof value === 'number' ? numberPlace(variable) : place(variable);
}
