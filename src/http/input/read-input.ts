import type { IncomingHttpHeaders } from 'node:http';
import type { ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { headerValues, parameterValues } from '../../contract/parameter-values.ts';
import { pointerOf } from '../../contract/pointer.ts';
import { type HttpErrorCode, type InputViolation, Problem } from '../../contract/problem.ts';
import { requests } from '../../contract/validators.ts';
import type { OperationWithTraits } from '../../operation/operation.ts';
import { readJson } from './json.ts';
import { bodyMissing, bodyProblem, distinct, type ParameterPlace, parameterViolations } from './violations.ts';

type Texts = Readonly<Record<string, string | string[]>>;

export interface Parameters {
  query: Texts;
  path: Texts;
  headers: IncomingHttpHeaders;
}

export function parametersOf({ query, params, headers }: FastifyRequest): Parameters {
  return { query: query as Texts, path: params as Texts, headers };
}

export function readQuery(entry: OperationEntry, { query: texts, path, headers }: Parameters): Record<string, unknown> {
  const validate = validatorsOf(entry);
  const query = parameterValues(entry.parameterTypes, texts);
  const violations: InputViolation[] = [];
  const check = (place: ParameterPlace, values: Record<string, unknown>) => {
    if (validate[place]?.(values) !== false) return;
    violations.push(...parameterViolations(entry, place, validate[place].errors ?? [], values));
  };
  if (validate.path) check('path', parameterValues(entry.parameterTypes, path));
  check('query', query);
  if (validate.header) check('header', headerValues(entry.headerTypes, headers));
  const [first, ...rest] = violations.length > 1 ? distinct(violations) : violations;
  if (first) throw new Problem([first, ...rest]);
  return query;
}

type Validators = Readonly<Record<ParameterPlace | 'body' | 'form', ValidateFunction | undefined>>;

const validatorsByOperation = new Map<OperationEntry, Validators>();

function validatorsOf(entry: OperationEntry): Validators {
  const known = validatorsByOperation.get(entry);
  if (known) return known;
  const named = (name: string) => requests[`${entry.id} ${name}`];
  const found = {
    path: named('path'),
    query: named('query'),
    header: named('header'),
    body: named('body'),
    form: named('form'),
  };
  validatorsByOperation.set(entry, found);
  return found;
}

export interface BodyInput {
  body: unknown;
  /** An error with status 400 or 404 has priority over an error with status 409 (design decisions D-04 and D-21). */
  conflict?: Problem;
}

export function readBody(
  entry: OperationEntry,
  bytes: Buffer | undefined,
  path: Record<string, string>,
  checkDepth?: OperationWithTraits<never>['checkDepth'],
): BodyInput {
  if (!entry.body) return requireNothing(bytes);
  const validate = validatorsOf(entry).body;
  // If the request body is not JSON, the API operation itself reads the body.
  if (!validate) return { body: undefined };
  if (!bytes || bytes.length === 0) return withoutBody(entry.body.required);
  const body = readJson(bytes, checkDepth);
  const errors = validate(body) ? undefined : (validate.errors ?? []);
  const problem = errors ? bodyProblem(entry, errors, body) : idMismatch(entry, body, path);
  if (problem && problem.status !== 409) throw problem;
  return problem ? { body, conflict: problem } : { body };
}

export function requireValidForm(entry: OperationEntry, texts: Record<string, unknown>): void {
  const validate = validatorsOf(entry).form;
  if (validate && !validate(texts)) throw bodyProblem(entry, validate.errors ?? [], texts);
}

function withoutBody(isRequired: boolean): BodyInput {
  if (isRequired) throw bodyMissing();
  return { body: {} };
}

/** Accepts `{}`, because many clients send it with a POST request (design decision D-09). */
function requireNothing(bytes: Buffer | undefined): BodyInput {
  if (!bytes || bytes.length === 0) return { body: undefined };
  const value = readJson(bytes);
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const [first, ...rest] = names.map((name): InputViolation => {
    const pointer = pointerOf([name]);
    const detail = `this operation accepts no body, but the body contains ${pointer}`;
    return { code: 'UNKNOWN PROPERTY', detail, source: { pointer } };
  });
  if (first) throw new Problem([first, ...rest]);
  return { body: undefined };
}

function idMismatch({ codes }: OperationEntry, body: unknown, path: Record<string, string>): Problem | undefined {
  const code = codes['/data/id'] as HttpErrorCode | undefined;
  if (!code) return undefined;
  const id = Object.values(path).at(-1);
  const given = (body as { data?: { id?: string } } | null)?.data?.id;
  if (given === undefined || given === id) return undefined;
  const detail = `/data/id must be ${JSON.stringify(id)} as in the URL, got ${JSON.stringify(given)}`;
  return new Problem({ code, detail, source: { pointer: '/data/id' } });
}
