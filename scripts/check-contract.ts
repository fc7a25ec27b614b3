import { fileURLToPath } from 'node:url';
import { checkAcross } from './redocly/across/across.ts';
import { formatFinding } from './redocly/finding.ts';
import { lintContracts } from './redocly/lint-contracts.ts';

/**
 * Holds the contracts to Redocly's rules and to ours: one line for each broken rule, `file:line rule what to do`.
 * Exit code 1 when there is one.
 */
const project = fileURLToPath(new URL('..', import.meta.url));
const findings = [...(await lintContracts(project)), ...checkAcross(project)];
for (const finding of findings) console.error(formatFinding(finding));
if (findings.length === 0) console.log('contract: no rule is broken');
else {
  console.error(`contract: ${findings.length} broken rule${findings.length === 1 ? '' : 's'}`);
  process.exitCode = 1;
}
