import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { isObject, parseJson } from '../../json.ts';
import { type FakeAnswer, jobBody, Refusal } from './answers.ts';
import { create, list, read, remove, update } from './departments.ts';
import type { FaultName } from './faults.ts';
import { changeMembers, listUsers } from './people.ts';
import { type Running, start } from './start.ts';
import { FakeWorld } from './world.ts';

/** The keys of the three roles. */
export const keys = {
  'fake-super-admin-key': 'super-admin',
  'fake-admin-key': 'admin',
  'fake-user-key': 'user',
} as const;

export interface FakeOptions {
  faults?: readonly FaultName[];
  users?: number;
}

interface Call {
  world: FakeWorld;
  url: URL;
  id: string;
  given: Record<string, unknown>;
}

type Operation = (call: Call) => FakeAnswer;

const routes: readonly (readonly [string, RegExp, Operation])[] = [
  ['GET', /^\/v2\/admin\/departments$/, ({ world, url }) => list(world, url)],
  ['POST', /^\/v2\/admin\/departments$/, ({ world, given }) => create(world, given)],
  ['GET', /^\/v2\/admin\/departments\/([^/]+)$/, ({ world, id }) => read(world, id)],
  ['PATCH', /^\/v2\/admin\/departments\/([^/]+)$/, ({ world, id, given }) => update(world, id, given)],
  ['DELETE', /^\/v2\/admin\/departments\/([^/]+)$/, ({ world, id }) => remove(world, id)],
  ['PATCH', /^\/v2\/admin\/departments\/([^/]+)\/members$/, ({ world, id, given }) => changeMembers(world, id, given)],
  ['GET', /^\/v2\/admin\/users$/, ({ world, url }) => listUsers(world, url)],
  ['GET', /^\/v2\/admin\/jobs\/([^/]+)$/, ({ world, id }) => readJob(world, id)],
  ['GET', /^\/fields$/, ({ world, url }) => listFields(world, url)],
];

/** A small server of the first operations of both interfaces: it keeps what is stated but for the faults asked for. */
export function startFakeServer({ faults = [], users = 30 }: FakeOptions = {}): Promise<Running> {
  const world = new FakeWorld(users, new Set(faults));
  const tokens = new Map<string, string>();
  return start(
    createServer(async (request, response) => {
      const { status, body, headers } = await answer(request, world, tokens);
      const type = /^\/v2\/admin\/(?!auth)/.test(request.url ?? '') ? 'application/vnd.api+json' : 'application/json';
      response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body));
    }),
  );
}

async function answer(request: IncomingMessage, world: FakeWorld, tokens: Map<string, string>): Promise<FakeAnswer> {
  const url = new URL(request.url ?? '/', 'http://fake');
  const text = await textOf(request);
  try {
    if (url.pathname.endsWith('/auth/token')) return issue(request, tokens);
    const role = tokens.get(String(request.headers.authorization).replace('Bearer ', ''));
    if (role === undefined) return unauthorized('TOKEN INVALID');
    if (role === 'user' && url.pathname.startsWith('/v2/admin')) throw new Refusal(403, 'ADMIN REQUIRED');
    return operate(request.method ?? '', url, text, world);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

function operate(method: string, url: URL, text: string, world: FakeWorld): FakeAnswer {
  const route = routes.find(([verb, path]) => verb === method && path.test(url.pathname));
  if (!route) throw new Refusal(404, 'ROUTE NOT FOUND');
  const [, path, operation] = route;
  const id = decodeURIComponent(path.exec(url.pathname)?.[1] ?? '');
  return operation({ world, url, id, given: attributesOf(text) });
}

function issue({ headers }: IncomingMessage, tokens: Map<string, string>): FakeAnswer {
  const key = headers['x-api-key'];
  if (key === undefined) return unauthorized('API KEY MISSING');
  const role = Object.entries(keys).find(([known]) => known === key)?.[1];
  if (role === undefined) throw new Refusal(403, 'API KEY UNKNOWN');
  const parts = [{ alg: 'none', typ: 'JWT' }, { role, jti: randomUUID() }, { signature: 'fake' }];
  const token = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  tokens.set(token, role);
  return { status: 200, body: { token } };
}

function unauthorized(code: string): FakeAnswer {
  return { ...new Refusal(401, code).answer, headers: { 'www-authenticate': 'Bearer' } };
}

function attributesOf(text: string): Record<string, unknown> {
  if (text === '') return {};
  const body = parseJson(text);
  if (body === undefined) throw new Refusal(400, 'MALFORMED JSON');
  const data = isObject(body) ? body['data'] : undefined;
  const attributes = isObject(data) ? (data['attributes'] ?? {}) : undefined;
  if (!isObject(attributes)) throw new Refusal(400, 'INVALID VALUE');
  return attributes;
}

function readJob(world: FakeWorld, id: string): FakeAnswer {
  const job = world.read(id);
  if (!job) throw new Refusal(404, 'JOB NOT FOUND');
  return { status: 200, body: { data: jobBody(job) } };
}

function listFields(world: FakeWorld, { searchParams }: URL): FakeAnswer {
  const active = searchParams.get('active');
  if (active !== null && world.has('active-parameter-refused')) {
    return { status: 400, body: { error: 'There is no such parameter.', code: 'UNKNOWN PARAMETER' } };
  }
  const fields = [field('Term', true), field('term', true), field('Old term', false)].filter(
    (each) => active !== 'active' || each.active,
  );
  return { status: 200, body: { count: fields.length, fields } };
}

function field(name: string, active: boolean) {
  return { name, label: name, type: 'string', helpText: null, active, allowedValues: [], section: null };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
