import type { components } from '../contract/generated/sandbox.ts';
import type { Transition } from '../jobs/due.ts';
import { timestamp } from '../tenant/clock.ts';

export function shownTransition({
  machine,
  subject,
  kind,
  status,
  at,
}: Transition): components['schemas']['Transition'] {
  return { machine, id: subject, kind, status, at: timestamp(at) };
}
