import type { Step } from '../session/step.ts';
import type { Target } from '../target/types.ts';
import { occurrences, pathTo, placeOfMember } from './places.ts';
import type { Check } from './plan.ts';
import { joined, type Rewriting, wholeOf } from './texts.ts';

export interface Expectation {
  expected: unknown;
  actual: unknown;
  reason: string;
  target: Target;
}

export function checkOf(expectation: Expectation, step: Step, rewriting: Rewriting): Check {
  const { expected, actual } = expectation;
  const status = statusPattern(expected);
  if (status !== undefined && actual === step.status) return { status };
  const path = pathOfActual(expectation, step);
  if (isScalar(expected) && path !== undefined) return { path, expected: joined(wholeOf(String(expected), rewriting)) };
  return { expected: brief(expected), observed: brief(actual) };
}

/** Returns undefined if the path is ambiguous. */
function pathOfActual({ actual, reason, target }: Expectation, step: Step): readonly string[] | undefined {
  if (!isScalar(actual)) return undefined;
  const same = Object.keys(step.values).filter((member) => step.values[member] === actual);
  const named = same.filter((member) => reason.toLowerCase().includes(member.toLowerCase()));
  const [member, another] = named.length > 0 ? named : same;
  if (member !== undefined && another === undefined) {
    const place = placeOfMember(step, target, member);
    if (place?.value === actual) return place.path;
  }
  const text = String(actual);
  return occurrences(step.json, text) === 1 ? pathTo(step.json, text) : undefined;
}

function statusPattern(expected: unknown): string | undefined {
  if (typeof expected === 'number' && expected >= 100 && expected < 600) return String(expected);
  return typeof expected === 'string' && /^[2-5]xx$/.test(expected) ? expected : undefined;
}

function isScalar(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && String(value).length <= 200;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}
