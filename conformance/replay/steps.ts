import type { Step } from '../session/step.ts';
import type { Target } from '../target/types.ts';
import { beforeCaptures, type Captured } from './captures.ts';
import type { Capture, PlannedStep } from './plan.ts';
import { plannedRequest } from './requests.ts';
import type { Rewriting } from './texts.ts';

export function plannedStep(
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
