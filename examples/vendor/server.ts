import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { issueToken, isToken } from './tokens.ts';
import { Refusal, Units } from './units.ts';

/** The API key of the only tenant. */
export const apiKey = 'vendor-admin-key';

interface Answer {
  status: number;
  body: unknown;
}

interface Call {
  key: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

type Route = [pattern: RegExp, handle: (call: Call) => Answer];

/** Creates an example server for departments, whose requests and responses have formats of their own. */
export function createPlatform(): Server {
  const units = new Units();
  const tasks = new Map<string, { unit: string; due: number; isDone: boolean }>();

  /** Deletes the departments (units) whose deletion is due. Runs before each response. */
  const settle = () => {
    for (const task of tasks.values()) {
      if (task.isDone || task.due > Date.now()) continue;
      units.remove(task.unit);
      task.isDone = true;
    }
  };

  const removeLater = ({ key }: Call): Answer => {
    const task = `t-${tasks.size + 1}`;
    tasks.set(task, { unit: units.get(key).key, due: Date.now() + 50, isDone: false });
    return { status: 202, body: { task } };
  };

  const readTask = ({ key }: Call): Answer => {
    const task = tasks.get(key);
    if (!task) throw new Refusal(404, 'task_unknown');
    return good({ key, state: task.isDone ? 'done' : 'open', attributes: { kind: 'department delete' } });
  };

  const routes: Route[] = [
    [/^POST \/units$/, ({ body }) => created(units.shown(units.create(body['title'], asKey(body['parent']))))],
    [/^GET \/units$/, ({ query }) => good({ items: units.below(query.get('below')) })],
    [/^GET \/departments\/([^/]+)$/, ({ key }) => good(units.shown(units.get(key)))],
    [/^PATCH \/units\/([^/]+)$/, ({ key, body }) => good(units.shown(units.update(key, body)))],
    [/^DELETE \/units\/([^/]+)$/, removeLater],
    [/^GET \/jobs\/([^/]+)$/, readTask],
  ];

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = request.headers['content-length'] ? ((await json(request)) as Record<string, unknown>) : {};
    const url = new URL(request.url ?? '/', 'http://platform');
    const line = `${request.method} ${url.pathname.replace(/^\/v2\/admin/, '')}`;
    if (line === 'POST /login') return login(body['key']);
    if (!isToken(request.headers.authorization?.replace(/^Bearer /, ''))) throw new Refusal(401, 'token');
    settle();
    const [handle, key] = routeOf(routes, line);
    return handle({ key, query: url.searchParams, body });
  };

  return createServer(async (request, response) => {
    const { status, body } = await answer(request).catch(refusalOf);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}

const good = (body: unknown): Answer => ({ status: 200, body });
const created = (body: unknown): Answer => ({ status: 201, body });
const asKey = (value: unknown) => (typeof value === 'string' ? value : null);

function login(key: unknown): Answer {
  if (key !== apiKey) throw new Refusal(403, 'key');
  return good({ access: issueToken() });
}

function routeOf(routes: readonly Route[], line: string): [handle: Route[1], key: string] {
  for (const [pattern, handle] of routes) {
    const match = pattern.exec(line);
    if (match) return [handle, match[1] ?? ''];
  }
  throw new Refusal(404, 'no_such_path');
}

function refusalOf(error: unknown): Answer {
  if (error instanceof Refusal) return { status: error.status, body: { reason: error.reason } };
  return { status: error instanceof SyntaxError ? 400 : 500, body: { reason: 'broken' } };
}
