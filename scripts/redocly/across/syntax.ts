import type { Finding } from '../finding.ts';
import type { ContractFile, Contracts } from './contract-files.ts';

export function findSyntaxErrors({ decisions, errors, journeys, reached, unreached }: Contracts): Finding[] {
  return [...decisions, ...errors, ...journeys, ...reached, ...unreached].flatMap(syntaxErrorOf);
}

function syntaxErrorOf({ path, syntaxError }: ContractFile): Finding[] {
  if (!syntaxError) return [];
  const { line, message } = syntaxError;
  return [{ file: path, line, rule: 'yaml', message: `${message}: correct the YAML; the other rules run after that.` }];
}
