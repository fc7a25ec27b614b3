import type { Step } from '../session/step.ts';
import type { Target } from '../target/types.ts';
import { placeOfMember } from './places.ts';
import type { PlannedStep } from './plan.ts';

export interface Repeated {
  step: Step;
  times: number;
}

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

export function pollOf({ step, times }: Repeated, target: Target): Pick<PlannedStep, 'poll'> {
  const state = step.operation === 'readJob' ? placeOfMember(step, target, 'state') : undefined;
  if (state !== undefined) return { poll: { times, path: state.path, value: String(state.value) } };
  return times === 1 ? {} : { poll: { times } };
}
