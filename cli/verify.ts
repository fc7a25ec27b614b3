import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import type { Case } from '../conformance/case/case.ts';
import { visible } from '../conformance/text.ts';
import type { Verification } from '../reporting/evidence/evidence.ts';
import { addCommand } from './add-command.ts';

interface Options {
  key: string;
  record?: string;
}

/** If the evidence file is about an API client, verifies the file and returns true. Otherwise, returns false. */
export type VerifyOther = (file: string, options: { key: string; record: string }) => Promise<boolean>;

export function registerVerify(
  program: Command,
  loadCases: () => Promise<readonly Case[]>,
  verifyOther?: VerifyOther,
): void {
  addCommand(program, 'verify', async (file: string, options: Options) => {
    const record = options.record ?? join(dirname(file), 'report.json');
    if (!(await verifyOther?.(file, { ...options, record }))) await verify(file, options, loadCases);
  });
}

async function verify(
  file: string,
  { key, record }: Options,
  loadCases: () => Promise<readonly Case[]>,
): Promise<void> {
  const [{ verifyEvidence }, { readPublicKey, keyIdOf }, { suiteOf }] = await Promise.all([
    import('../reporting/evidence/evidence.ts'),
    import('../reporting/evidence/keys.ts'),
    import('../reporting/evidence/suite.ts'),
  ]);
  const publicKey = await readPublicKey(key);
  const suite = suiteOf(await loadCases());
  const verification = await verifyEvidence(file, { publicKey, suite, recordPath: record });
  console.log(verdictOf(verification, keyIdOf(publicKey)));
  process.exitCode = verification.refusals.length > 0 ? 1 : (verification.record?.exitCode ?? 1);
}

function verdictOf({ record, refusals }: Verification, keyId: string): string {
  if (refusals.length > 0 || record === undefined)
    return ['refused', ...refusals.map((each) => `  ${visible(each)}`)].join('\n');
  const classes = record.classes.filter(({ certified }) => certified);
  return [
    `holds: ${JSON.stringify(record.target.name)} is ${record.conclusion}, run ${JSON.stringify(record.runId)} of ${record.startedAt}`,
    ...classes.map((each) => visible(`  ${each.class}, ${each.verdict}: certified`)),
    ...(record.knownFailures ?? []).map(({ requirement, reason, until }) =>
      visible(`  known failure until ${until}: ${requirement} (${reason})`),
    ),
    `  signed by the key ${keyId}`,
  ].join('\n');
}
