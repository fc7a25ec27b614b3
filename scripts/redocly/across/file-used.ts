import type { Finding } from '../finding.ts';
import type { Contracts } from './contract-files.ts';

/** Reports unused contract files: no root file `openapi/<interface>/openapi.yaml` refers to them. */
export function findUnusedFiles({ unreached }: Contracts): Finding[] {
  return unreached.map(({ path }) => ({
    file: path,
    line: 1,
    rule: 'file-used',
    message: 'no contract leads to this file: refer to it with $ref, or delete it.',
  }));
}
