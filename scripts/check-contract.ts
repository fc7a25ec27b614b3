import { fileURLToPath } from 'node:url';
import { checkAcross } from './redocly/across/across.ts';
import { formatFinding, lintContracts, lintJourneys } from './redocly/lint-contracts.ts';

/**
 * Lints the API contracts of a folder (by default this project) with Redocly's rules and the project's own rules.
 * Prints `file:line rule remedy` for each violation. Exits with 1 if there is a violation.
 * Usage: node scripts/check-contract.ts [folder]
 */
const [folder = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2);
const across = checkAcross(folder);
const unreadable = across.some(({ rule }) => rule === 'yaml');
const findings = unreadable ? across : [...(await lintContracts(folder)), ...(await lintJourneys(folder)), ...across];
for (const finding of findings) console.error(formatFinding(finding));
if (findings.length === 0) console.log('contract: all lint rules are met');
else {
  console.error(`contract: lint rules are violated in ${findings.length} place${findings.length === 1 ? '' : 's'}`);
  process.exitCode = 1;
}
