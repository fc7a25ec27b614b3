import { randomUUID } from 'node:crypto';
import { bindingOf, withHeaders } from '../published/binding-of.ts';
import { prepare } from '../session/prepare.ts';
import { variableBefore } from '../session/read-before.ts';
import type { Secret } from '../session/redactor.ts';
import { type Step, withBefore } from '../session/step.ts';
import { lacksInput } from '../target/template.ts';
import type { Binding, Target } from '../target/types.ts';
import { placeOfMember, placeOfSource } from './places.ts';
import { type Capture, type PlannedRemoval, type PlannedStep, programOf, type ReplayPlan } from './plan.ts';
import {
  beforeCaptures,
  type Captured,
  checkOf,
  type Expectation,
  idCaptures,
  plannedRequest,
  tokenCapture,
} from './requests.ts';
import type { Rewriting } from './texts.ts';

function plannedStep(
  step: Step,
  target: Target,
  rewriting: Rewriting,
  captures: readonly Captured[] = [],
): PlannedStep {
  const { operation: title, before, isRedirected } = step;
  const own = captures.map(captureOf);
  if (isRedirected) return { title, request: null, captures: own };
  if (before === undefined) return { title, request: plannedRequest(step, rewriting), captures: own };
  const values = beforeCaptures(before, target);
  const ids = new Map([...rewriting.ids, ...values.map(({ value, name }): [string, string] => [value, name])]);
  return {
    title,
    before: {
      title: `${title}, before`,
      request: plannedRequest(before, rewriting),
      // The clean-up has no recorded response.
      ...(step.status > 0 && { status: before.status }),
      captures: values.map(captureOf),
    },
    request: plannedRequest(step, { ...rewriting, ids }, values),
    captures: own,
  };
}

function captureOf({ name, place, secret }: Captured): Capture {
  return { name, place, ...(secret && { secret }) };
}

interface Repeated {
  step: Step;
  times: number;
}

function withoutRepeats(steps: readonly Step[]): Repeated[] {
  const result: Repeated[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (last && step.prepared.method === 'GET' && addressOf(last.step) === addressOf(step)) {
      last.step = step;
      last.times += 1;
    } else result.push({ step, times: 1 });
  }
  return result;
}

function addressOf({ prepared, baseUrl }: Step): string {
  const { method, path, query, headers } = prepared;
  return JSON.stringify([method, baseUrl, path, query, headers]);
}

function pollOf({ step, times }: Repeated, target: Target): Pick<PlannedStep, 'poll'> {
  const state = step.operation === 'readJob' ? placeOfMember(step, target, 'state') : undefined;
  if (state !== undefined) return { poll: { times, path: state.path, value: String(state.value) } };
  return times === 1 ? {} : { poll: { times } };
}

const removers = { createDepartment: 'deleteDepartment', uploadDocument: 'deleteDocument' } as const;

interface Removal {
  id: string;
  step: Step | undefined;
}

function removalsOf(steps: readonly Step[], target: Target): Removal[] {
  return steps
    .flatMap((step): Removal[] => {
      const creation = step.operation === 'uploadDocument' ? 'uploadDocument' : 'createDepartment';
      if (step.operation !== creation) return [];
      const binding = bindingOf(target, removers[creation]);
      const id = step.values['id'] ?? step.values['documentId'];
      if (typeof id !== 'string' || binding === undefined) return [];
      return [{ id, step: removalOf(step, { ...binding, target, operation: removers[creation] }, id) }];
    })
    .reverse();
}

interface Remover extends Binding {
  target: Target;
  operation: Step['operation'];
}

function removalOf(created: Step, { target, operation, ...binding }: Remover, id: string): Step | undefined {
  const ids = { id, documentId: id };
  const token = target.authentication?.header ?? 'Authorization';
  const stepFor = (one: Binding, given: Step['values']): Step => {
    const prepared = prepare(one, given);
    const headers = { ...prepared.headers, [token]: created.prepared.headers[token] ?? '' };
    const { baseUrl, exchange } = created;
    const empty = { status: 0, headers: {}, json: undefined, text: '', values: {} };
    return { ...empty, operation, baseUrl, exchange, prepared: { ...prepared, headers } };
  };
  const { before, inputs } = binding;
  if (before === undefined || lacksInput(before.path, ids)) return stepFor(binding, ids);
  if (!Object.values(before.answer).every(placeOfSource)) return undefined;
  // The values of the GET response are not known yet. A random text stands for each, so that no other text equals it.
  const values = Object.fromEntries(Object.keys(before.answer).map((name) => [name, randomUUID()]));
  const get = withHeaders(target, { ...before, method: 'GET' as const, ...(inputs && { inputs }) });
  return { ...stepFor(binding, { ...values, ...ids }), before: { ...stepFor(get, ids), values } };
}

export interface Replay extends Expectation {
  runId: string;
  caseId: string;
  statement: string;
  steps: readonly Step[];
  divided: (text: string) => readonly (string | Secret)[];
  secretNames: readonly string[];
}

interface Planning extends Replay {
  repeated: readonly Repeated[];
  captures: ReadonlyMap<Repeated, readonly Captured[]>;
  read: ReadonlySet<string>;
}

export function replayScript(given: Replay): string | undefined {
  const replay = { ...given, steps: withoutUnusedTokens(given) };
  const repeated = withoutRepeats(replay.steps);
  const last = repeated.at(-1);
  if (last === undefined) return undefined;
  const removals = removalsOf(replay.steps, replay.target);
  const captures = capturesOf(
    replay,
    repeated,
    removals.flatMap(({ step }) => step ?? []),
  );
  const read = new Set([...captures.values()].flat().map(({ name }) => name));
  for (const { before } of replay.steps)
    for (const member of Object.keys(before?.values ?? {})) read.add(variableBefore(member));
  return programOf(planOf({ ...replay, repeated, captures, read }, removals, last.step));
}

function planOf(planning: Planning, removals: readonly Removal[], last: Step): ReplayPlan {
  const { caseId, statement, reason, target, repeated, captures, secretNames, read } = planning;
  const steps = repeated.map((each, at) => ({
    // The program reads ids from responses. A request can contain only ids from earlier responses.
    ...plannedStep(each.step, target, rewritingOf(planning, at), captures.get(each)),
    ...pollOf(each, target),
    ...(each.step !== last && { status: each.step.status }),
  }));
  const rewriting = rewritingOf(planning, repeated.length);
  const planned = removals.flatMap((each) => plannedRemoval(each, planning, rewriting));
  const needs = [...new Set(holesIn([steps, planned]))].filter((name) => secretNames.includes(name) && !read.has(name));
  return {
    case: caseId,
    target: target.name,
    requirement: statement,
    failure: reason,
    bases: [...rewriting.bases].map(([url, name]) => ({ name, url })),
    needs: needs.map((name) => ({ name, meaning: meaningOf(name) })),
    steps,
    removals: planned,
    check: checkOf(planning, last, rewriting),
  };
}

function plannedRemoval({ id, step }: Removal, { target }: Planning, rewriting: Rewriting): PlannedRemoval[] {
  const name = rewriting.ids.get(id);
  if (name === undefined) return [];
  return [{ id: name, step: step ? plannedStep(step, target, rewriting) : null }];
}

export function secretsIn({ divided }: Pick<Replay, 'divided'>, text: string): string[] {
  return divided(text).flatMap((part) => (typeof part === 'string' ? [] : part.secret));
}

function withoutUnusedTokens(replay: Replay): Step[] {
  const { steps } = replay;
  return steps.filter(({ values: { token } }, at) => {
    if (typeof token !== 'string' || at === steps.length - 1) return true;
    const later = steps.slice(at + 1).flatMap(withBefore);
    const used = later.flatMap(({ prepared }) => Object.values(prepared.headers));
    const names = secretsIn(replay, token);
    return used.some((value) => value.includes(token) || secretsIn(replay, value).some((name) => names.includes(name)));
  });
}

function capturesOf(replay: Replay, repeated: readonly Repeated[], removals: readonly Step[]) {
  const used = new Set<string>();
  const captures = new Map<Repeated, Captured[]>();
  repeated.forEach((each, at) => {
    const later = [...repeated.slice(at + 1).map(({ step }) => step), ...removals].flatMap(withBefore);
    const { token } = each.step.values;
    const [whole] = typeof token === 'string' ? replay.divided(token).filter((part) => part !== '') : [];
    captures.set(each, [
      ...(typeof whole === 'object' ? tokenCapture(each.step, whole.secret) : []),
      ...idCaptures(each.step, later, used),
    ]);
  });
  return captures;
}

/** The program never reads these names from the environment. */
const chosenByTarget = /^(?:TOKEN|SIGNATURE|HEADER|BEFORE_\w*)$/;

function rewritingOf({ steps, runId, divided, repeated, captures, read }: Planning, count: number): Rewriting {
  const urls = [...new Set(steps.filter(({ isRedirected }) => !isRedirected).map(({ baseUrl }) => baseUrl))];
  const captured = repeated.slice(0, count).flatMap((each) => captures.get(each) ?? []);
  return {
    runId,
    divided,
    isKnown: (name) => read.has(name) || !chosenByTarget.test(name),
    bases: new Map(urls.map((url, at) => [url, at === 0 ? 'BASE' : `BASE_${at + 1}`])),
    ids: new Map(captured.filter(({ secret }) => !secret).map(({ value, name }) => [value, name])),
  };
}

function holesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'from' in value && typeof value.from === 'string' ? [value.from] : Object.values(value).flatMap(holesIn);
}

function meaningOf(name: string): string {
  if (name.startsWith('FORGED_SIGNATURE')) return 'a token of the admin with one character of its signature changed';
  if (name.startsWith('FORGED')) return 'a token of the admin with one claim changed and the old signature';
  if (name.endsWith('TOKEN')) return 'a token of that caller';
  return 'the credential of that caller, as in the target file';
}
