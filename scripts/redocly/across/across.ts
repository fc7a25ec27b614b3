import type { LintFault } from '../lint-contracts.ts';
import { readSource } from '../source-copy.ts';
import { type ContractFile, type Contracts, readContracts } from './contract-files.ts';
import { findShapeFaults } from './register-shape.ts';
import { findUnused } from './register-use.ts';

/** If a contract file has a syntax error, runs only the syntax check. */
export function checkAcross(project: string, findCopy = readSource()): LintFault[] {
  const contracts = readContracts(project);
  const syntaxErrors = findSyntaxErrors(contracts);
  if (syntaxErrors.length > 0) return syntaxErrors;
  return [...findShapeFaults(contracts, findCopy), ...findUnused(contracts), ...findUnusedFiles(contracts)];
}

function findUnusedFiles({ unreached }: Contracts): LintFault[] {
  return unreached.map(({ path }) => ({
    file: path,
    line: 1,
    rule: 'file-used',
    message: 'no contract leads to this file: refer to it with $ref, or delete it.',
  }));
}

function findSyntaxErrors({ decisions, errors, journeys, reached, unreached }: Contracts): LintFault[] {
  return [...decisions, ...errors, ...journeys, ...reached, ...unreached].flatMap(syntaxErrorOf);
}

function syntaxErrorOf({ path, syntaxError }: ContractFile): LintFault[] {
  if (!syntaxError) return [];
  const { line, message } = syntaxError;
  return [{ file: path, line, rule: 'yaml', message: `${message}: correct the YAML; the other rules run after that.` }];
}
