import { variableBefore } from '../session/read-before.ts';
import type { Secret } from '../session/redactor.ts';
import { type Step, withBefore } from '../session/step.ts';
import { type Captured, idCaptures, tokenCapture } from './captures.ts';
import { checkOf, type Expectation } from './check.ts';
import type { Plan, PlannedRemoval } from './plan.ts';
import { programOf } from './program.ts';
import { type Removal, removalsOf } from './removals.ts';
import { pollOf, type Repeated, withoutRepeats } from './repeats.ts';
import { plannedStep } from './steps.ts';
import type { Rewriting } from './texts.ts';

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

/** Returns undefined if the test case received no response. */
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

function planOf(planning: Planning, removals: readonly Removal[], last: Step): Plan {
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
