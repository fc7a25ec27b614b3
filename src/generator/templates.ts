import { readFileSync } from 'node:fs';
import type { DocumentRow } from '../tenant/rows.ts';

/** A template file in `fixtures/templates/files` that several generated documents share. `text` is its text. */
export interface Template extends Pick<DocumentRow, 'hash' | 'fileType' | 'fileSize' | 'failureReason' | 'provisions'> {
  /** The kind of agreement in the template file. The names of the generated documents start with this kind. */
  kind: string;
  text: string;
}

let known: readonly Template[] | undefined;

export function preparedTemplates(): readonly Template[] {
  known ??= JSON.parse(readFileSync(new URL('../../fixtures/templates/templates.json', import.meta.url), 'utf8'));
  return known ?? [];
}
