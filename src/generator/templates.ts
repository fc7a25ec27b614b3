import { readFileSync } from 'node:fs';
import type { DocumentRow } from '../tenant/rows.ts';

/** A file that several documents share. `scripts/make-templates.ts` generates it and extracts its text. */
export interface Template extends Pick<DocumentRow, 'hash' | 'fileType' | 'fileSize' | 'failureReason' | 'provisions'> {
  /** The names of the generated documents start with this kind of agreement. */
  kind: string;
  text: string;
}

let known: readonly Template[] | undefined;

export function preparedTemplates(): readonly Template[] {
  known ??= JSON.parse(readFileSync(new URL('../../fixtures/templates/templates.json', import.meta.url), 'utf8'));
  return known ?? [];
}
