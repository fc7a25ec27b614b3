import type { Step } from '../session/step.ts';
import type { Target } from '../target/types.ts';
import { occurrences, type Path, pathTo, valueCommand } from './places.ts';
import { placeOfMember } from './plain-path.ts';
import { comment, shellWord } from './shell-text.ts';

export interface Expectation {
  expected: unknown;
  actual: unknown;
  /** The error message of the failure. The message often names the property with the wrong value. */
  reason: string;
  target: Target;
}

/**
 * Returns shell commands that compare the last response of a failed test case with the expected value.
 * Exit status 0: the response has the expected value. Exit status 1: the response has another value.
 * Exit status 2: a person must compare the response with the expected value.
 */
export function resultCheck(expectation: Expectation, step: Step): string[] {
  const { expected, actual } = expectation;
  const { status } = step;
  const pattern = statusPattern(expected);
  if (pattern !== undefined && actual === status) {
    return [
      `case "$status" in`,
      `  ${pattern}) echo "MET: the status is $status, as expected"; exit 0 ;;`,
      `  *) echo "VIOLATED: expected ${pattern.replaceAll('?', 'x')}, the status is $status"; exit 1 ;;`,
      'esac',
    ];
  }
  const path = pathOfActual(expectation, step);
  if (isScalar(expected) && path !== undefined) {
    return [
      `observed=${valueCommand(path)}`,
      `if [ "$observed" = ${shellWord(String(expected))} ]; then echo "MET: ${plain(path)} is $observed"; exit 0; fi`,
      `echo "VIOLATED: ${plain(path)} is $observed, expected" ${shellWord(String(expected))}; exit 1`,
    ];
  }
  return [
    comment('No single value of the response decides, so compare it yourself.'),
    `echo ${shellWord(`Expected: ${brief(expected)}`)}`,
    `echo ${shellWord(`Observed in the run: ${brief(actual)}`)}`,
    'exit 2',
  ];
}

/** Returns the path to the wrong value in the last response. Returns undefined if the path is ambiguous. */
function pathOfActual({ actual, reason, target }: Expectation, step: Step): Path | undefined {
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
  return typeof expected === 'string' && /^[2-5]xx$/.test(expected) ? `${expected[0]}??` : undefined;
}

function isScalar(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && String(value).length <= 200;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}

function plain(path: Path): string {
  return path.join('.').replaceAll(/["$`\\]/g, '');
}
