import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import validators from '../../contract/generated/requests.cjs';
import type { OperationEntry } from '../../contract/operation.ts';
import { parameterValues } from '../../contract/parameter-values.ts';
import { Problem, type Violation } from '../../contract/problem.ts';
import type { OperationWithTraits } from '../../operation/operation.ts';
import { parseJson, requireFewValues, requireShallow } from './json.ts';
import { bodyProblem, distinct, type Place, parameterViolations } from './violations.ts';

type Texts = Readonly<Record<string, string | string[]>>;

/** The parameters of a request as received. */
export interface Parameters {
  query: Texts;
  path: Texts;
  headers: IncomingHttpHeaders;
}

/** The parameters of a request; the framework gives them without a type. */
export function parametersOf({ query, params, headers }: FastifyRequest): Parameters {
  return { query: query as Texts, path: params as Texts, headers };
}

/** The query with typed values. Throws the violations of all parameters together (D-09). */
export function readQuery(entry: OperationEntry, { query: texts, path, headers }: Parameters): Record<string, unknown> {
  const query = parameterValues(entry.parameterTypes, texts);
  const violations = [
    ...violationsIn(entry, 'path', () => parameterValues(entry.parameterTypes, path)),
    ...violationsIn(entry, 'query', () => query),
    ...violationsIn(entry, 'header', () => headers),
  ];
  const [first, ...rest] = violations.length > 1 ? distinct(violations) : violations;
  if (first) throw new Problem([first, ...rest]);
  return query;
}

/** Parameters without a validator have no limits in the contract. */
function violationsIn(entry: OperationEntry, place: Place, valuesOf: () => Record<string, unknown>): Violation[] {
  const validate = validators[`${entry.id} ${place}`];
  if (!validate) return [];
  const values = valuesOf();
  return validate(values) ? [] : parameterViolations(entry, place, validate.errors ?? [], values);
}

export interface BodyInput {
  body: unknown;
  /** A conflict between body and address, reported after the operation's own refusals (400, 404): D-04, D-21. */
  conflict?: Problem;
}

/** The JSON body, validated against the contract. Throws every violation together, each with a pointer to its place. */
export function readBody(
  entry: OperationEntry,
  bytes: Buffer | undefined,
  path: Record<string, string>,
  checkDepth?: OperationWithTraits<never>['checkDepth'],
): BodyInput {
  if (!entry.body) return entry.interface === 'sandbox' ? { body: undefined } : requireNothing(bytes);
  const validate = validators[`${entry.id} body`];
  // A body of another media type than JSON is read by the operation.
  if (!validate) return { body: undefined };
  if (!bytes || bytes.length === 0) return withoutBody(entry.body.required);
  requireFewValues(bytes);
  if (!checkDepth) requireShallow(bytes);
  const body = parseJson(bytes);
  if (checkDepth) {
    checkDepth(body);
    requireShallow(bytes);
  }
  const errors = validate(body) ? undefined : (validate.errors ?? []);
  const problem = errors ? bodyProblem(entry, errors, body) : idMismatch(entry, body, path);
  if (problem && problem.status !== 409) throw problem;
  return problem ? { body, conflict: problem } : { body };
}

/** Throws every violation in the text parts of a form together. */
export function requireValidForm(entry: OperationEntry, texts: Record<string, unknown>): void {
  const validate = validators[`${entry.id} form`];
  if (validate && !validate(texts)) throw bodyProblem(entry, validate.errors ?? [], texts);
}

function withoutBody(isRequired: boolean): BodyInput {
  if (!isRequired) return { body: {} };
  const detail = 'this operation needs a body, there is none';
  throw new Problem({ code: 'MISSING VALUE', detail, source: { pointer: '' } });
}

/**
 * Refuses properties in the body of an operation without a body (D-09). Many clients send `{}` with a POST; it is
 * ignored.
 */
function requireNothing(bytes: Buffer | undefined): BodyInput {
  if (bytes) requireFewValues(bytes);
  const value = bytes && bytes.length > 0 ? parseJson(bytes) : undefined;
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const [first, ...rest] = names.map((name): Violation => {
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const detail = `${pointer} is unknown; this operation takes no body`;
    return { code: 'UNKNOWN PROPERTY', detail, source: { pointer } };
  });
  if (first) throw new Problem([first, ...rest]);
  return { body: undefined };
}

/** JSON:API: the id in the document must equal the id in the address, if both are given (D-21). */
function idMismatch(entry: OperationEntry, body: unknown, path: Record<string, string>): Problem | undefined {
  const [id] = Object.values(path);
  const given = (body as { data?: { id?: string } }).data?.id;
  if (entry.interface !== 'admin' || id === undefined || given === undefined || given === id) return undefined;
  const detail = `/data/id must be ${JSON.stringify(id)} as in the address, got ${JSON.stringify(given)}`;
  return new Problem({ code: 'RESOURCE ID MISMATCH', detail, source: { pointer: '/data/id' } });
}
