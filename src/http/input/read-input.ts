import type { ErrorObject, ValidateFunction } from 'ajv';
import validators from '../../contract/generated/requests.cjs';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem, type Violation } from '../../contract/problem.ts';
import type { OperationWithTraits } from '../../operation/operation.ts';
import { parseJson, requireFewValues, requireShallow } from './json.ts';
import { bodyProblem, queryProblem } from './violations.ts';

/** The query as the operation reads it: whole numbers are numbers. Throws every violation together (D-09). */
export function readQuery(entry: OperationEntry, given: Record<string, string | string[]>): Record<string, unknown> {
  const query = entry.integers.length === 0 ? given : withNumbers(entry.integers, given);
  const errors = check(validators[`${entry.id} query`], query);
  if (errors) throw queryProblem(entry, errors, query);
  return query;
}

export interface BodyInput {
  body: unknown;
  /** A conflict between body and address. It comes after what the operation refuses itself (400, 404): D-04, D-21. */
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
  if (!bytes || bytes.length === 0) {
    throw new Problem({
      code: 'MISSING VALUE',
      detail: 'this operation needs a body, there is none',
      source: { pointer: '' },
    });
  }
  requireFewValues(bytes);
  if (!checkDepth) requireShallow(bytes);
  const body = parseJson(bytes);
  if (checkDepth) {
    checkDepth(body);
    requireShallow(bytes);
  }
  const errors = check(validators[`${entry.id} body`], body);
  const problem = errors ? bodyProblem(entry, errors, body) : idMismatch(entry, body, path);
  if (problem && problem.status !== 409) throw problem;
  return problem ? { body, conflict: problem } : { body };
}

/** Throws every violation in the text parts of a form together. */
export function requireValidForm(entry: OperationEntry, texts: Record<string, unknown>): void {
  const errors = check(validators[`${entry.id} form`], texts);
  if (errors) throw bodyProblem(entry, errors, texts);
}

/** An operation without a body takes none with members (D-09); `{}`, which many clients send with a POST, says nothing. */
function requireNothing(bytes: Buffer | undefined): BodyInput {
  if (bytes) requireFewValues(bytes);
  const value = bytes && bytes.length > 0 ? parseJson(bytes) : undefined;
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const [first, ...rest] = names.map((name): Violation => {
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const detail = `${pointer} means nothing here, this operation takes no body`;
    return { code: 'UNKNOWN PROPERTY', detail, source: { pointer } };
  });
  if (first) throw new Problem([first, ...rest]);
  return { body: undefined };
}

/** JSON:API: the id of the document is the one of the address, where both are given (D-21). */
function idMismatch(entry: OperationEntry, body: unknown, path: Record<string, string>): Problem | undefined {
  const [id] = Object.values(path);
  const given = (body as { data?: { id?: string } }).data?.id;
  if (entry.interface !== 'admin' || id === undefined || given === undefined || given === id) return undefined;
  const detail = `/data/id must be ${JSON.stringify(id)} as in the address, got ${JSON.stringify(given)}`;
  return new Problem({ code: 'RESOURCE ID MISMATCH', detail, source: { pointer: '/data/id' } });
}

function check(validate: ValidateFunction | undefined, value: unknown): ErrorObject[] | undefined {
  if (!validate) throw new Error('the contract has no validator for this input');
  return validate(value) ? undefined : (validate.errors ?? undefined);
}

function withNumbers(integers: readonly string[], given: Record<string, string | string[]>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, integers.includes(name) ? wholeNumber(value) : value]),
  );
}

function wholeNumber(text: string | string[]): number | string | string[] {
  return typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
