import { filtered } from '../journal/filter.ts';
import { shownEntry } from '../journal/shown-entry.ts';
import { requireKnownOperation } from './journal-filter.ts';
import type { ControlOperation } from './operation.ts';

/** The requests of nobody, and those that changed something through the control plane (D-98). */
export const readOwnJournal: ControlOperation<'readOwnJournal'> = ({ journals: { own }, query = {} }) => {
  requireKnownOperation(query);
  return {
    status: 200,
    body: { kept: own.size, dropped: own.dropped, entries: filtered(own, query).map(shownEntry) },
  };
};
