import { readFile } from 'node:fs/promises';
import { visible } from '../../conformance/text.ts';
import { repairSentence } from '../../grading/run/repair.ts';
import { verifyGradeEvidence } from '../../reporting/evidence/grade.ts';
import { keyIdOf, readPublicKey } from '../../reporting/evidence/keys.ts';

export async function verifyGrade(file: string, { key, record }: { key: string; record: string }): Promise<boolean> {
  // Ignores read errors, because the caller reads the same report file later and reports the error.
  const text = await readFile(record, 'utf8').catch(() => '');
  if (!text.slice(0, 200).includes('"client grade"')) return false;
  const publicKey = await readPublicKey(key);
  const { record: grade, refusals } = await verifyGradeEvidence(file, { publicKey, recordPath: record });
  if (refusals.length > 0 || grade === undefined) {
    console.log(['refused', ...refusals.map((each) => `  ${visible(each)}`)].join('\n'));
    process.exitCode = 1;
    return true;
  }
  const name = visible(JSON.stringify(grade.client.name));
  const result = grade.mark === null ? 'no grade' : `grade ${grade.mark}`;
  const attempted = grade.scenarios.filter(({ isAttempted }) => isAttempted).length;
  console.log(`holds: the client ${name} has ${result}, run of ${visible(grade.startedAt)}`);
  console.log(`  ${attempted} of ${grade.scenarios.length} scenarios attempted`);
  if (grade.repair) console.log(`  ${visible(repairSentence(grade.repair))}`);
  console.log(`  signed by the key ${keyIdOf(publicKey)}`);
  process.exitCode = grade.exitCode;
  return true;
}
