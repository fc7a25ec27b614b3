import type { Step } from '../session/step.ts';
import type { Target } from '../target/types.ts';
import { valueCommand } from './places.ts';
import { placeOfMember } from './plain-path.ts';
import { shellWord } from './shell-text.ts';

/** A request that a test case sent one or more times in a row. */
export interface Repeated {
  step: Step;
  times: number;
}

/** Replaces equal consecutive GET requests, such as polls of a job, with the last of these requests. */
export function withoutRepeats(steps: readonly Step[]): Repeated[] {
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

/** Returns shell commands that repeat a request until the job reaches the recorded state. */
export function polled({ step, times }: Repeated, commands: readonly string[], target: Target): string[] {
  const state = step.operation === 'readJob' ? placeOfMember(step, target, 'state') : undefined;
  if (state === undefined && times === 1) return [...commands];
  const done =
    state === undefined
      ? []
      : [`  if [ "${valueCommand(state.path)}" = ${shellWord(String(state.value))} ]; then break; fi`];
  return [
    `for attempt in $(seq ${Math.max(times, 60)}); do`,
    ...commands,
    ...(state === undefined ? [`  if [ "$attempt" -ge ${times} ]; then break; fi`] : done),
    '  sleep 1',
    'done',
  ];
}
