import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type OperationId, operationIds, operations } from '../../canonical/operations.ts';
import { isObject, parseJson } from '../../json.ts';
import { publishedBinding } from '../../published/binding-of.ts';
import type { Binding, Source, Target } from '../../target/types.ts';
import { type Running, serverOf, start } from './service/start.ts';
import { Tokens } from './service/tokens.ts';

export const trivialAnswers = {
  'always 200 {}': { status: 200, type: 'application/json', body: '{}' },
  'always 202': { status: 202, type: 'application/json', body: '{}' },
  'always an empty list': { status: 200, type: 'application/json', body: '{"data":[],"token":"e30.e30.sign"}' },
  'always 404': { status: 404, type: 'application/json', body: '{"errors":[]}' },
  'always 400': { status: 400, type: 'application/json', body: '{"errors":[{"code":"DEPARTMENT PATCH EMPTY"}]}' },
  'a web page': { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome</title>' },
  'broken JSON': { status: 200, type: 'application/json', body: '{"token": "a.b' },
} as const;

export type TrivialName = keyof typeof trivialAnswers;

export function startTrivialServer(name: TrivialName): Promise<Running> {
  const { status, type, body } = trivialAnswers[name];
  return start(
    createServer((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': type }).end(body);
    }),
  );
}

const item = {
  ...{ id: '7', email: 'person@example.com', deleted: false, roleId: '5', departments: ['7'] },
  ...{ name: 'Legal', parentDepartment: '1', path: '/Legal', depth: 1, memberCount: 0 },
  ...{ principalType: 'department', principalId: '7', permission: 'view', inherited: false },
  ...{ outcome: 'succeeded', externalSync: 'synced', active: true, recordId: '7', state: 'succeeded', summary: {} },
  ...{ documentId: '7', docId: '7', docSetId: '7', fields: [{ name: 'Term', values: ['yearly'] }] },
};
const plausible = {
  ...item,
  ...{ jobId: '7', kind: 'members', type: 'folder', folderId: '7', folderPath: '/Leases' },
  ...{ items: [item], entries: [item], code: 'DEPARTMENT PATCH EMPTY' },
};

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
  return {
    target: 1,
    name: 'A server that implements nothing',
    baseUrl,
    binding,
    credentials: { admin: 'admin', superAdmin: 'super-admin', user: 'user' },
    tenants: {
      other: { admin: 'other' },
      withoutFlag: { admin: 'no-flag', jobId: '7', departmentId: '7', folderId: '7' },
      hrManaged: { admin: 'hr', userId: '7', roleId: '5' },
    },
    existing: {
      users: Array.from({ length: 510 }, (_, at) => ({ id: String(at + 7), email: 'person@example.com' })),
      deletedUser: { id: '7', email: 'person@example.com' },
      folder: { id: '7', path: '/Leases' },
      secondFolder: { id: '8', path: '/Signed' },
      failingFolderId: '9',
      roles: ['5', '6'],
      unknownUserId: '9{n}',
      usersFile: 'fixtures/targets/foreign-people.csv',
      faultyUsersFile: 'fixtures/targets/foreign-faulty-people.csv',
      provisionRecordId: '7',
    },
    pace: {
      ...{ concurrency: 16, requestsPerSecond: 100_000, pollInterval: 1, jobDeadline: 20, requestTimeout: 5000 },
    },
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
