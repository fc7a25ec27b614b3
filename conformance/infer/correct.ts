import type { ShapeSpec } from '../canonical/kinds.ts';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import { isObject, parseJson } from '../json.ts';
import { bindingOf } from '../published/binding-of.ts';
import { usesInput } from '../target/binding-use.ts';
import type { Edit } from '../target/edit-target.ts';
import { readAnswer } from '../target/read-answer.ts';
import type { Binding, NextPage, PlainAnswer, Source, Target } from '../target/types.ts';
import { bindAnswer, type Sources, sourcesOf, valueKindOf } from './bind.ts';
import { canonicalOf, match, spellings } from './match.ts';
import { mediaOf, placesOf } from './places.ts';

/** A request to the service with its response. */
interface Exchange {
  readonly operation: OperationId;
  readonly method: string;
  readonly status: number | null;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string | null;
  readonly beside?: true;
}

/** Returns better places of the values that a binding does not read from the responses of the service. */
export function editsOf(operation: OperationId, target: Target, seen: readonly Exchange[]): Edit[] {
  const [own, binding] = [target.operations?.[operation], bindingOf(target, operation)];
  if (!own || !binding || binding.read || (!own.answer && target.binding !== 'own')) return [];
  const { output }: OperationSpec = operations[operation];
  const good = seen.filter(({ status, beside, ...each }) => {
    return each.operation === operation && each.method === binding.method && !beside && Number(status ?? 500) < 300;
  });
  // A body that the record shortens says nothing.
  const answers = good.map(answerOf).filter(({ json, body }) => json !== undefined || body.length === 0);
  const [bodies, headers] = [answers.map(({ json }) => json), answers.map((answer) => answer.headers)];
  const places = [...placesOf('response', bodies), ...placesOf('responseHeaders', headers)];
  const guess = bindAnswer(operation, places, mediaOf(headers[0]?.['content-type'])).answer;
  if (answers.length === 0 || 'content' in output) return [];
  const found = corrections({ operation, answers, owner: '' }, output, binding.answer ?? {}, guess);
  const next = 'items' in output ? nextOf(binding, target, answers) : [];
  return [...found.map(({ path, value }) => ({ path: ['answer', ...path], value })), ...next].map(
    ({ path, value }) => ({ path: ['operations', operation, ...path], value }),
  );
}

/** A list that has a next page continues like another list of the service. */
function nextOf({ next }: Binding, { operations: bound = {} }: Target, answers: Answers): Edit[] {
  const continues = (each: NextPage | undefined) =>
    each && 'token' in each && valuesOf('text', each.token, answers).some((token) => (token ?? '') !== '');
  const others = Object.values(bound).flatMap((each) => (each ? (each.next ?? []) : []));
  const value = continues(next) ? undefined : others.find(continues);
  return value === undefined ? [] : [{ path: ['next'], value }];
}

function answerOf({ status, responseHeaders, responseBody }: Exchange): PlainAnswer {
  const text = responseBody ?? '';
  return { status: status ?? 0, headers: responseHeaders, body: Buffer.from(text), json: parseJson(text) };
}

type Answers = readonly PlainAnswer[];

interface Reading {
  readonly operation: OperationId;
  readonly answers: Answers;
  readonly owner: 'item.' | '';
}

function corrections(reading: Reading, shape: ShapeSpec, bound: Sources, guess: Sources): Edit[] {
  const { operation, answers } = reading;
  return Object.entries(shape).flatMap(([name, kind]): Edit[] => {
    const own = bound[name];
    const [item] = [kind].flat();
    const isList = typeof own === 'object' && 'in' in own && typeof own.each === 'object' && typeof item === 'object';
    const rows = isList ? valuesOf('json', own.in, answers).flat() : [];
    if (!isList || !rows.some(isObject)) {
      const value = betterOf(reading, name, kind, [own, guess[name]]);
      return value === undefined ? [] : [{ path: [name], value }];
    }
    const inner = sourcesOf(operation, item, match(operation, item, placesOf('response', rows)), 'item.');
    const samples = rows.map((json) => ({ status: 200, headers: {}, body: Buffer.alloc(0), json }));
    const found = corrections({ operation, answers: samples, owner: 'item.' }, item, own.each, inner);
    return found.map((edit) => ({ ...edit, path: [name, 'each', ...edit.path] }));
  });
}

type Pair = readonly [own: Source | undefined, other: Source | undefined];

function betterOf({ operation, owner, answers }: Reading, name: string, kind: ShapeSpec[string], [own, other]: Pair) {
  const spelling = valueKindOf(operation, owner, name);
  const values = (source?: Source) => (source === undefined ? [] : valuesOf(kind, source, answers, spelling));
  const count = (source?: Source) => values(source).filter(isShown).length;
  // The rows of a job can have their id at several places: of users in one job, of departments in another.
  const both = name === 'id' && owner && own && other && own !== other ? `${own} || ${other}` : undefined;
  if (count(own) > 0 && count(both) > count(own)) return both;
  if (values(own).some((value) => value !== undefined)) return undefined;
  const isKnown = (value: unknown) => canonicalOf(spelling, String(value)) !== undefined;
  const { vital }: OperationSpec = operations[operation];
  // Of the values that the file leaves out, only those that are certain or necessary are added.
  const isWanted =
    own || typeof kind !== 'string' || name === 'id' || vital.includes(name) || values(other).some(isKnown);
  return isWanted ? [own && spelled(own, spelling, answers), other].find((source) => count(source) > 0) : undefined;
}

function isShown(value: unknown): boolean {
  return (value ?? null) !== null && JSON.stringify(value) !== '[]';
}

/** The values of a source, or none if a value has the wrong type or no canonical spelling. */
function valuesOf(kind: ShapeSpec[string], source: Source, answers: Answers, spelling?: string): unknown[] {
  const wrong: unknown[] = [];
  const read = (answer: PlainAnswer) => readAnswer({ it: kind }, { it: source }, answer, (fault) => wrong.push(fault));
  const values = answers.map((answer) => read(answer)['it']);
  return wrong.length > 0 || spellings(spelling, textsOf(values)).length > 0 ? [] : values;
}

function textsOf(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string');
}

/** The same place, with a canonical value for each spelling of the service. */
function spelled(own: Source, spelling: string | undefined, answers: Answers): Source | undefined {
  const given = typeof own === 'string' ? { value: own } : own;
  if (!('value' in given) || spelling === undefined) return undefined;
  const { map = {}, ...place } = given;
  const values = new Set(textsOf(valuesOf('json', place, answers)));
  return { ...place, map: { ...map, ...Object.fromEntries(spellings(spelling, [...values])) } };
}

/** A change of an access list has the same spellings as the access list. */
export function spellingEdits({ operations: bound = {} }: Target): Edit[] {
  const { readAccess, updateAccess } = bound;
  const entries = readAccess ? readAccess.answer?.['entries'] : undefined;
  if (!updateAccess || typeof entries !== 'object' || !('each' in entries) || typeof entries.each === 'string')
    return [];
  return Object.entries(entries.each).flatMap(([name, source]) => {
    const known = updateAccess.inputs?.[name] ?? {};
    const map = typeof source === 'object' && 'map' in source ? Object.entries(source.map ?? {}) : [];
    const isOpen = (canonical: string) =>
      !(canonical in known) && !JSON.stringify(updateAccess.body).includes(`'${canonical}'`);
    const open = map.flatMap(([spelling, canonical]) => (isOpen(canonical) ? [[canonical, spelling]] : []));
    const path = ['operations', 'updateAccess', 'inputs', name];
    const value = { ...known, ...Object.fromEntries(open) };
    return open.length > 0 && usesInput(updateAccess, name) ? [{ path, value }] : [];
  });
}
