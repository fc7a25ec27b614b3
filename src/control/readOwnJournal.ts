import { shownEntries } from '../journal/filter.ts';
import { requireKnownOperation } from './journal-filter.ts';
import { jsonStream } from './json-stream.ts';
import type { ControlOperation } from './operation.ts';

/** The requests of nobody, and those that changed something through the control plane (D-98). */
export const readOwnJournal: ControlOperation<'readOwnJournal'> = ({ journals: { own }, query = {} }) => {
  requireKnownOperation(query);
  const entries = shownEntries(own, query);
  return { status: 200, content: jsonStream({ kept: own.size, dropped: own.dropped, entries }) };
};
