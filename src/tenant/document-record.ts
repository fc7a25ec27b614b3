import type { components } from '../contract/generated/documents.ts';
import type { DocumentRow } from './rows.ts';

/** Returns one version of a document in the format of the HTTP API (design decision D-67). */
export function documentRecord(row: DocumentRow): components['schemas']['Document'] {
  const { hash, unreadable, plan, polls, revision, endedAt, ...record } = row;
  return record;
}
