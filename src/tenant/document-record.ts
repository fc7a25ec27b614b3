import type { components } from '../contract/generated/documents.ts';
import type { DocumentRow } from './rows.ts';

export function documentRecord(row: DocumentRow): components['schemas']['Document'] {
  const { hash, unreadable, plan, polls, revision, endedAt, ...record } = row;
  return record;
}
