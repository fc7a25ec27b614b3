import { createContext, Script } from 'node:vm';
import { readScalar, type Scalar, type ShapeSpec, type WrongKind } from '../canonical/kinds.ts';
import { isObject } from '../json.ts';
import { evaluate, namesIn } from './expressions.ts';
import { TargetError } from './target-error.ts';
import type { PlainAnswer, Source } from './types.ts';

const longest = 5_000;

const shared: { work?: () => unknown } = {};
const context = createContext(shared);
const script = new Script('work()');

/**
 * Throws a `TargetError` if the function exceeds the time limit. A response of the target can make an expression or a
 * regular expression of the target file endlessly slow.
 */
export function withinTime<T>(work: () => T, timeout = longest): T {
  let result: { value: T } | undefined;
  shared.work = () => {
    result = { value: work() };
  };
  try {
    script.runInContext(context, { timeout });
  } catch (error) {
    if (!isTimeout(error)) throw error;
  }
  if (result !== undefined) return result.value;
  throw new TargetError(`reading a response with the target file took longer than ${timeout} ms; simplify the binding`);
}

function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

type Sources = Readonly<Record<string, Source>>;
type Spec = ShapeSpec[string];

export function readAnswer(spec: ShapeSpec, sources: Sources, answer: PlainAnswer, wrong: (fault: WrongKind) => void) {
  const read = () => readShape(spec, sources, answer.json, answer, wrong);
  return answer.body.length > small && !isPlain(sources) ? withinTime(read) : read();
}

/** A time limit costs 0.4 ms, so plain paths and bodies of at most this size in bytes are read without one. */
const small = 4_096;

function isPlain(source: Source | Sources): boolean {
  if (typeof source === 'string') return source === '@' || isPath.test(source);
  return Object.values<Source | Sources>(source).every(isPlain);
}

function readShape(
  spec: ShapeSpec,
  sources: Sources,
  from: unknown,
  answer: PlainAnswer,
  wrong: (fault: WrongKind) => void,
) {
  const members = Object.entries(spec).flatMap(([name, kind]): [string, unknown][] => {
    const source = sources[name];
    if (source === undefined) return [];
    const value = readable(kind, name, wrong, () => readMember(kind, name, source, from, answer, wrong));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(members);
}

function readable(kind: Spec, member: string, wrong: (fault: WrongKind) => void, read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof TargetError) throw error;
    const got = `the expression cannot be evaluated: ${error instanceof Error ? error.message : String(error)}`;
    return void wrong({ member, wanted: typeof kind === 'string' ? kind : 'list', got });
  }
}

function readMember(
  kind: Spec,
  name: string,
  source: Source,
  from: unknown,
  answer: PlainAnswer,
  wrong: (fault: WrongKind) => void,
): unknown {
  if (typeof kind === 'string') return readScalar(kind, name, scalarOf(kind, source, from, answer), wrong);
  const { in: place, each } = listSource(source);
  if (place === undefined) return undefined;
  const list = at(place, from);
  if (list === undefined || list === null) return undefined;
  if (!Array.isArray(list)) return void wrong({ member: name, wanted: 'list', got: list });
  const [item] = kind;
  return list.map((one) => {
    if (typeof item === 'string') return readScalar(item, name, typeof each === 'string' ? at(each, one) : one, wrong);
    return typeof each === 'string' ? at(each, one) : readShape(item, each, one, answer, wrong);
  });
}

function listSource(source: Source): { in?: string; each: string | Sources } {
  if (typeof source === 'string') return { in: source, each: '@' };
  return 'in' in source ? source : { each: '@' };
}

function scalarOf(kind: Scalar, source: Source, from: unknown, answer: PlainAnswer): unknown {
  if (typeof source === 'string') return at(source, from);
  if ('body' in source) return source.body === 'text' ? answer.body.toString('utf8').trim() : answer.body;
  if ('header' in source) return headerOf(source, answer);
  if (!('value' in source)) return undefined;
  const value = matched(at(source.value, from), source.match);
  const mapped =
    source.map && value !== undefined && value !== null ? (own(source.map, String(value)) ?? value) : value;
  return kind === 'boolean' && (mapped === 'true' || mapped === 'false') ? mapped === 'true' : mapped;
}

function headerOf({ header, match }: { header: string; match?: string }, { headers }: PlainAnswer): string | undefined {
  return matched(own(headers, header.toLowerCase()), match);
}

function own(from: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}

/** A regular expression is applied to a text of at most this length, because its time can grow with the square. */
const longestMatched = 20_000;

function matched<T>(value: T, match: string | undefined): T | string | undefined {
  if (match === undefined || typeof value !== 'string') return value;
  if (value.length > longestMatched) throw new Error(`the text has ${value.length} characters; a match reads 20000`);
  const read = () => new RegExp(match).exec(value)?.[1];
  return /[+*}]\)*[+*{]/.test(match) || value.length > 500 ? withinTime(read) : read();
}

export function valueIn(json: unknown, expression: string): unknown {
  return isPath.test(expression) ? at(expression, json) : withinTime(() => at(expression, json));
}

const isPath = /^[\w-]+(\.[\w-]+)*$/;

function at(expression: string, from: unknown): unknown {
  if (from === undefined) return undefined;
  if (isPath.test(expression)) return walk(expression.split('.'), from);
  try {
    return evaluate(expression, from) ?? undefined;
  } catch (error) {
    if (isObject(from) && namesIn(expression).some((name) => from[name] === undefined || from[name] === null))
      return undefined;
    throw error;
  }
}

function walk(steps: string[], from: unknown): unknown {
  return steps.reduce<unknown>(
    (node, step) => (isObject(node) && Object.hasOwn(node, step) ? node[step] : undefined),
    from,
  );
}
