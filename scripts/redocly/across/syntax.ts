import type { Finding } from '../finding.ts';
import type { ContractFile, Contracts } from './contract-files.ts';

/** What is no YAML, so that no other rule can look at it. */
export function findSyntaxErrors({ decisions, errors, reached, unreached }: Contracts): Finding[] {
  return [...decisions, ...errors, ...reached, ...unreached].flatMap(syntaxErrorOf);
}

function syntaxErrorOf({ path, syntaxError }: ContractFile): Finding[] {
  if (!syntaxError) return [];
  const { line, message } = syntaxError;
  return [{ file: path, line, rule: 'yaml', message: `${message}: mend the YAML, the other rules wait for it.` }];
}
