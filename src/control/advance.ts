import type { components } from '../contract/generated/sandbox.ts';
import { type HttpErrorCode, Problem } from '../contract/problem.ts';
import { advanceSubject } from '../jobs/due.ts';
import { type Subject, subjectsOf } from '../jobs/subjects.ts';
import { timestamp } from '../world/clock.ts';
import { inSlices } from '../world/slices.ts';
import type { World } from '../world/world.ts';
import { requireMeaning } from './job-plans.ts';
import type { ControlParts } from './operation.ts';
import { settledTenant } from './tenants.ts';

type Schemas = components['schemas'];

/** What can be taken a step further by hand. */
export interface Advanceable {
  /** What it is, in words. */
  what: string;
  /** The machine that takes it further. */
  machine: keyof typeof subjectsOf;
  /** The statuses in which the machine has a transition left. */
  open: readonly string[];
  unknown: HttpErrorCode;
}

interface Step {
  tenant: string;
  id: string;
  change: Schemas['Advance'];
}

/** Makes the next transition of one subject at once (D-92). */
export async function advance(parts: ControlParts, kind: Advanceable, step: Step): Promise<Schemas['Advanced']> {
  const { tenants } = parts;
  const unit: typeof tenants.unit = (work) => tenants.unit(work);
  const at = await inSlices(unit, () => makeNext(parts, kind, step));
  // Long work goes on in slices that are due at once: they end before the answer.
  return inSlices(unit, () => {
    const { world } = settledTenant(parts, step.tenant);
    return { id: step.id, status: existing(kind, world, step.id).status, at: timestamp(at) };
  });
}

/** Makes the next transition of a subject; answers with the tenant's time. */
function makeNext(parts: ControlParts, kind: Advanceable, { tenant, id, change }: Step): number {
  requireMeaning('/code', change.code !== undefined, change.outcome === 'fail', 'the outcome fail');
  const { world, now: at } = settledTenant(parts, tenant);
  const { status, plan } = existing(kind, world, id);
  if (!kind.open.includes(status)) {
    const detail = `${kind.what} ${id} is ${status}, time takes it no further`;
    throw new Problem({ code: 'NO TRANSITION LEFT', detail });
  }
  const { value: made } = world.transact(() => {
    const { outcome, code = null } = change;
    if (outcome) subjectsOf[kind.machine].replan(world, id, { ...plan, outcome, code });
    return advanceSubject(world, parts.machines, { machine: kind.machine, subject: id, at });
  });
  parts.tenants.afterwards(() => parts.journals.settled(tenant, [made]));
  return at;
}

/** The most ids that are told to whoever asks for another one. */
const mostTold = 5;

function existing({ what, machine, unknown }: Advanceable, world: World, id: string): Subject {
  const subjects = subjectsOf[machine];
  const found = subjects.find(world, id);
  if (found) return found;
  const latest = subjects.latest(world, mostTold).join(', ');
  const known = latest === '' ? 'there are none' : `the latest are ${latest}`;
  throw new Problem({
    code: unknown,
    detail: `no ${what} of ${world.tenant} has the id ${JSON.stringify(id)}; ${known}`,
  });
}
