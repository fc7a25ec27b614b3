import { fileURLToPath } from 'node:url';
import { checkAcross } from './redocly/across/across.ts';
import { formatFinding } from './redocly/finding.ts';
import { lintContracts } from './redocly/lint-contracts.ts';

/**
 * Holds the contracts of a folder (this project's, unless another is given) to Redocly's rules and to ours:
 * `node scripts/check-contract.ts [folder]`. One line for each broken rule, `file:line rule what to do`, and exit code 1.
 */
const [folder = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2);
const across = checkAcross(folder);
const unreadable = across.some(({ rule }) => rule === 'yaml');
const findings = unreadable ? across : [...(await lintContracts(folder)), ...across];
for (const finding of findings) console.error(formatFinding(finding));
if (findings.length === 0) console.log('contract: no rule is broken');
else {
  console.error(`contract: rules are broken in ${findings.length} place${findings.length === 1 ? '' : 's'}`);
  process.exitCode = 1;
}
