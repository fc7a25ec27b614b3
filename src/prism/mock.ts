import { readFile } from 'node:fs/promises';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
  ProblemJsonError,
} from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';
import { closeObjects } from '../contract/close-objects.ts';
import type { Interface, OperationEntry } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';

export interface Wish {
  code?: number;
  example?: string;
}

export interface MockAnswer {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

const config: IHttpConfig = {
  isProxy: false,
  mock: { dynamic: false },
  checkSecurity: false,
  validateRequest: false,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
};
const prism = createInstance(config, { logger: silentLogger() });

function silentLogger() {
  const quiet = () => undefined;
  const levels = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet, success: quiet };
  const logger = { ...levels, child: () => logger };
  return logger;
}

const known = new Map<Interface, Promise<IHttpOperation[]>>();

function operationsOf(name: Interface): Promise<IHttpOperation[]> {
  const operations = known.get(name) ?? readOperations(name);
  known.set(name, operations);
  return operations;
}

async function readOperations(name: Interface): Promise<IHttpOperation[]> {
  const text = await readFile(new URL(`../../dist/openapi/${name}.json`, import.meta.url), 'utf8');
  // `closeObjects` forbids additional properties, so that mock responses contain only documented properties.
  const operations = await getHttpOperationsFromSpec(closeObjects(JSON.parse(text)));
  // The contract declares any other status (default) for clients. A server should not use such a status on purpose.
  return operations.map((each) => ({ ...each, responses: each.responses.filter(({ code }) => code !== 'default') }));
}

export async function mockAnswer(entry: OperationEntry, wish: Wish): Promise<MockAnswer> {
  if (wish.code !== undefined && !entry.answers[wish.code])
    throw undeclared(entry, `${entry.id} has no status ${wish.code}`);
  const operation = (await operationsOf(entry.interface)).find(({ iid }) => iid === entry.id);
  if (!operation) throw new Error(`the bundled contract has no operation ${entry.id}`);
  const code = wish.example === undefined ? wish.code : statusOfExample(operation, wish);
  if (wish.example !== undefined && code === undefined) throw undeclaredExample(entry, operation, wish);
  const mock = {
    dynamic: false,
    ...(code !== undefined && { code }),
    ...(wish.example !== undefined && { exampleKey: wish.example }),
  };
  const input = { method: lowerCase(entry.method), url: { path: entry.path }, headers: {} };
  const result = await prism.request(input, [operation], { ...config, mock })();
  if (result._tag === 'Left') throw refusal(entry, result.left);
  return answerOf(result.right.output);
}

function answerOf({ statusCode, headers = {}, body }: IHttpResponse): MockAnswer {
  const texts = Object.entries(headers)
    .map(([name, value]): [string, unknown] => [name.toLowerCase(), value])
    .filter(([name, value]) => value !== null && value !== undefined && name !== 'x-request-id')
    .filter(([name]) => name !== 'content-type' || body !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status: statusCode, headers: Object.fromEntries(texts), ...(body !== undefined && { body: text }) };
}

function lowerCase(method: OperationEntry['method']): IHttpRequest['method'] {
  return method.toLowerCase() as Lowercase<OperationEntry['method']>;
}

function statusOfExample({ responses }: IHttpOperation, { code, example }: Wish): number | undefined {
  const owner = responses
    .filter((response) => code === undefined || response.code === String(code))
    .find(({ contents = [] }) => contents.some(({ examples = [] }) => examples.some(({ key }) => key === example)));
  return owner && Number(owner.code);
}

function refusal(entry: OperationEntry, error: Error): Error {
  return error instanceof ProblemJsonError ? undeclared(entry, error.detail) : error;
}

function undeclared(entry: OperationEntry, what: string): Problem {
  const statuses = Object.keys(entry.answers).join(', ');
  return wrongPreference(`${what}. The statuses of ${entry.id} are ${statuses}; the contract lists their examples`);
}

function undeclaredExample({ id }: OperationEntry, { responses }: IHttpOperation, { code, example }: Wish): Problem {
  const chosen = responses.filter((response) => code === undefined || response.code === String(code));
  const names = chosen.flatMap(({ contents = [] }) => contents.flatMap(({ examples = [] }) => examples));
  const known = [...new Set(names.map(({ key }) => key))].join(', ') || 'none';
  const owner = code === undefined ? `${id} has` : `the response ${code} of ${id} has`;
  return wrongPreference(`${owner} no example ${example}. Its examples: ${known}`);
}

function wrongPreference(detail: string): Problem {
  return new Problem({ code: 'INVALID VALUE', detail, source: { header: 'Prefer' } });
}
