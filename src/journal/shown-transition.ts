import type { components } from '../contract/generated/sandbox.ts';
import type { Transition } from '../jobs/due.ts';
import { timestamp } from '../world/clock.ts';

/** Converts a state transition to the form in which the API of the control plane and event streams return it. */
export function shownTransition({
  machine,
  subject,
  kind,
  status,
  at,
}: Transition): components['schemas']['Transition'] {
  return { machine, id: subject, kind, status, at: timestamp(at) };
}
