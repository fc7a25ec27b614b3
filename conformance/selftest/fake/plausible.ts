import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { parse } from 'yaml';
import { type OperationId, operationIds, operations } from '../../canonical/operations.ts';
import { isObject, parseJson } from '../../json.ts';
import { publishedBinding } from '../../published/binding-of.ts';
import type { Binding, Source, Target } from '../../target/types.ts';
import { type Running, serverOf, start } from './service/start.ts';
import { Tokens } from './service/tokens.ts';

interface Data {
  trivial: Record<string, Reply>;
  item: Record<string, unknown>;
  answer: Record<string, unknown>;
  target: Omit<Target, 'baseUrl'>;
}

const data: Data = parse(readFileSync(new URL('plausible.yaml', import.meta.url), 'utf8'));

export const trivialNames = Object.keys(data.trivial);

export function startTrivialServer(name: string): Promise<Running> {
  const { status = 500, type, body } = data.trivial[name] ?? {};
  return start(
    createServer((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': type }).end(body);
    }),
  );
}

const { item } = data;
const plausible: Record<string, unknown> = { ...item, ...data.answer, items: [item], entries: [item] };

interface Reply {
  status: number;
  type: string;
  body: string;
}

type Answering = (request: IncomingMessage, body: string) => Reply;

const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const constant = (status: number): Answering => {
  const reply = json(status, plausible);
  return () => reply;
};

export const plausibleAnswers = {
  'the same body with 200': constant(200),
  'the same body with 202': constant(202),
  'the same body with 404': constant(404),
  'the same body with 400': constant(400),
  'the same empty lists': () => json(200, { ...plausible, items: [], entries: [] }),
  'the same spreadsheet': () => ({ status: 200, type: 'text/csv', body: 'id,email\r\n7,person@example.com\r\n' }),
  'an echo of the request': echo,
  'the request body': ({ headers }, body) => ({ status: 200, type: headers['content-type'] ?? 'text/plain', body }),
  'the example of the operation': exampleOf,
} as const satisfies Record<string, Answering>;

export type PlausibleName = keyof typeof plausibleAnswers;

export function startPlausibleServer(name: PlausibleName): Promise<Running> {
  const tokens = new Tokens(new Map());
  return start(
    serverOf(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const isToken = request.url?.endsWith('/auth/token');
      const { status, type, body } = isToken
        ? json(200, { token: tokens.sign(String(request.headers['x-api-key'])) })
        : plausibleAnswers[name](request, text);
      response.writeHead(status, { 'content-type': type }).end(body);
    }),
  );
}

function echo({ url = '/' }: IncomingMessage, body: string): Reply {
  const { pathname, searchParams } = new URL(url, 'http://here');
  const sent = parseJson(body);
  const named = operationIds.flatMap((operation) => idsIn(operation, pathname));
  const said = { ...Object.fromEntries([...named, ...searchParams]), ...(isObject(sent) && sent) };
  const id = said['id'] ?? named[0]?.[1];
  const one = { ...item, ...said, ...(id !== undefined && { id, documentId: id, recordId: id }) };
  return json(200, { ...plausible, ...one, items: [one], entries: [{ ...item, ...one }] });
}

function idsIn(operation: OperationId, path: string): [string, string][] {
  const names = [...publishedBinding(operation).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = patternOf(operation).exec(path)?.slice(1) ?? [];
  return values.map((value, at): [string, string] => [names[at] ?? '', decodeURIComponent(value)]);
}

function patternOf(operation: OperationId): RegExp {
  return new RegExp(`^${publishedBinding(operation).path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
}

function exampleOf({ method, url = '/' }: IncomingMessage): Reply {
  const { pathname } = new URL(url, 'http://here');
  const operation = operationIds.find((id) => publishedBinding(id).method === method && patternOf(id).test(pathname));
  return (operation && examples().get(operation)) ?? json(404, { errors: [{ code: 'NOT FOUND' }] });
}

let known: ReadonlyMap<string, Reply> | undefined;

function examples(): ReadonlyMap<string, Reply> {
  known ??= new Map(['admin', 'documents'].flatMap(examplesIn));
  return known;
}

function examplesIn(contract: string): [string, Reply][] {
  const file = new URL(`../../../dist/openapi/${contract}.json`, import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values<Record<string, object>>(paths).flatMap((path) =>
    Object.values(path).flatMap((operation): [string, Reply][] => {
      if (!isObject(operation) || !isObject(operation['responses'])) return [];
      const [status = '', response] = Object.entries(operation['responses'])[0] ?? [];
      return [[String(operation['operationId']), replyOf(Number(status), response)]];
    }),
  );
}

function replyOf(status: number, response: unknown): Reply {
  const content = isObject(response) && isObject(response['content']) ? response['content'] : {};
  const [[type, media] = ['text/plain', {}]] = Object.entries(content);
  const value = isObject(media) ? firstExample(media) : undefined;
  return { status, type, body: /json/.test(type) ? JSON.stringify(value ?? {}) : String(value ?? 'content') };
}

function firstExample({ example, examples: named }: Record<string, unknown>): unknown {
  if (example !== undefined || !isObject(named)) return example;
  const [first] = Object.values(named);
  return isObject(first) ? first['value'] : undefined;
}

export function plausibleTarget(baseUrl: string, binding: 'published' | 'own'): Target {
  const users = Array.from({ length: 510 }, (_, at) => ({ id: String(at + 7), email: 'person@example.com' }));
  return {
    ...data.target,
    baseUrl,
    binding,
    existing: { ...data.target.existing, users },
    ...(binding === 'own' && { operations: Object.fromEntries(operationIds.map((id) => [id, flatBinding(id)])) }),
  };
}

function flatBinding(operation: OperationId): Binding {
  const { method, path, query, headers } = publishedBinding(operation);
  const names = Object.keys(operations[operation].input);
  const inputs = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  const extra = method === 'GET' ? { query: { ...query, ...inputs } } : { body: inputs };
  const answer = Object.entries(operations[operation].output).map(([name, kind]) => [name, sourceOf(name, kind)]);
  return { method, path, ...(headers && { headers }), ...extra, answer: Object.fromEntries(answer) };
}

function sourceOf(name: string, kind: unknown): Source {
  if (kind === 'bytes') return { body: 'bytes' };
  if (!Array.isArray(kind)) return name;
  const [each] = kind;
  if (!isObject(each)) return { in: name, each: '@' };
  return {
    in: name,
    each: Object.fromEntries(Object.entries(each).map(([inner, of]) => [inner, sourceOf(inner, of)])),
  };
}
