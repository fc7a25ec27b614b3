import { sequence } from '../generated/sequence.js';
import { h } from '../lib.js';
import { linkTo } from '../route.js';

/** A clock that moves against the clock of the machine by more than this number of milliseconds was set or advanced. */
const jump = 900;

/**
 * The milliseconds by which the clock of the tenant was moved between two requests. A frozen clock was not moved. Only a
 * snapshot moves the clock back. A delayed request reads the clock up to its duration later than it arrived.
 */
export function clockMove(before, after) {
  if (!before?.time || !after.time) return 0;
  const passed = Date.parse(after.time) - Date.parse(before.time);
  const moved = passed - hostTimeBetween(before, after);
  return moved > jump + after.duration || (passed < -jump && moved < -jump) ? moved : 0;
}

function hostTimeBetween(before, after) {
  return Date.parse(after.hostTime) - Date.parse(before.hostTime);
}

/** The entries, the newest first, as a sequence. A move of the clock counts for `Retry-After` as if the client had waited. */
export function Sequence({ entries, tenant, query = {} }) {
  let at = 0;
  const steps = entries.toReversed().map((entry, index, all) => {
    const before = all[index - 1];
    const moved = clockMove(before, entry);
    at += before ? hostTimeBetween(before, entry) + moved : 0;
    return { ...entry, at, moved, marks: entry.faults.map((name) => `fault: ${name}`) };
  });
  const link = ({ id }) => linkTo(tenant, 'journal', { rest: [String(id)], query });
  return sequence(h, steps, (step, ...texts) => h('a', { href: link(step) }, ...texts));
}
