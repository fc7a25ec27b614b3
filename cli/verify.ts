import { dirname, join } from 'node:path';
import type { Case } from '../conformance/case/case.ts';
import { cases } from '../conformance/cases/index.ts';
import { visible } from '../conformance/text.ts';
import { type Verification, verifyEvidence } from '../reporting/evidence/evidence.ts';
import { keyIdOf, readPublicKey } from '../reporting/evidence/keys.ts';
import { suiteOf } from '../reporting/evidence/suite.ts';
import { verifyGrade } from './grade/verify-grade.ts';

interface Options {
  key: string;
  record?: string;
}

export const verify = verifyWith(cases);

export function verifyWith(suite: readonly Case[]) {
  return async (file: string, { key, record = join(dirname(file), 'report.json') }: Options): Promise<void> => {
    if (await verifyGrade(file, { key, record })) return;
    const publicKey = await readPublicKey(key);
    const verification = await verifyEvidence(file, { publicKey, suite: suiteOf(suite), recordPath: record });
    console.log(verdictOf(verification, keyIdOf(publicKey)));
    process.exitCode = verification.refusals.length > 0 ? 1 : (verification.record?.exitCode ?? 1);
  };
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
