import { sequence } from '../generated/sequence.js';
import { h } from '../lib.js';
import { linkTo } from '../route.js';

/** Shows the loaded requests on the clock of the tenant, because `Retry-After` is about the clock of the jobs. */
export function Sequence({ place }) {
  const steps = place.entries.toReversed().map((entry) => ({ ...entry, at: Date.parse(entry.time ?? entry.hostTime) }));
  return sequence(h, steps, ({ id }) => linkTo(place.tenant, 'journal', { rest: [String(id)], query: place.query }));
}
