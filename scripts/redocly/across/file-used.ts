import type { Finding } from '../finding.ts';
import type { Contracts } from './contract-files.ts';

export function findUnusedFiles({ unreached }: Contracts): Finding[] {
  return unreached.map(({ path }) => ({
    file: path,
    line: 1,
    rule: 'file-used',
    message: 'no contract leads to this file: refer to it with $ref, or delete it.',
  }));
}
