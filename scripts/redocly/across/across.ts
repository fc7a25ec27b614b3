import type { Finding } from '../finding.ts';
import { readSource } from '../source-copy.ts';
import { readContracts } from './contract-files.ts';
import { findUnusedFiles } from './file-used.ts';
import { findJourneyFaults } from './journeys.ts';
import { findShapeFaults } from './register-shape.ts';
import { findUnused } from './register-use.ts';
import { findSyntaxErrors } from './syntax.ts';

/** If a contract file has a syntax error, runs only the syntax check. */
export function checkAcross(project: string, findCopy = readSource()): Finding[] {
  const contracts = readContracts(project);
  const syntaxErrors = findSyntaxErrors(contracts);
  if (syntaxErrors.length > 0) return syntaxErrors;
  return [
    ...findShapeFaults(contracts, findCopy),
    ...findUnused(contracts),
    ...findUnusedFiles(contracts),
    ...findJourneyFaults(contracts, project),
  ];
}
