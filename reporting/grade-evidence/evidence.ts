import type { KeyObject } from 'node:crypto';
import { sha256 } from '../../conformance/digest.ts';
import type { Level } from '../../grading/rules/rule.ts';
import type { GradeRecord } from '../../grading/run/grade-record.ts';
import { seal } from '../evidence/envelope.ts';
import { type Descriptor, type Statement, testStatement } from '../evidence/statement.ts';

/** Returns the signed evidence of a grade as JSON: a DSSE envelope with an in-toto statement about the reports. */
export function gradeEvidence(record: GradeRecord, reports: Readonly<Record<string, string>>, key: KeyObject): string {
  const subject = Object.entries(reports).map(([name, text]) => ({ name, digest: { sha256: sha256(text) } }));
  return `${JSON.stringify(seal(JSON.stringify(gradeStatement(record, subject)), key), null, 2)}\n`;
}

/** A failed rule at level `should` or `info` is only a warning in the signed statement. */
export function gradeStatement({ kit, rules, conclusion }: GradeRecord, subject: readonly Descriptor[]): Statement {
  const failed = (...levels: Level[]) =>
    rules.filter(({ outcome, level }) => outcome === 'failed' && levels.includes(level)).map(({ id }) => id);
  const warnedTests = failed('should', 'info');
  const result = conclusion !== 'passed' ? 'FAILED' : warnedTests.length > 0 ? 'WARNED' : 'PASSED';
  const configuration = [
    { name: 'contract', digest: { sha256: kit.contractDigest.replace('sha256:', '') } },
    { name: 'rules', digest: { sha256: kit.rulesDigest.replace('sha256:', '') } },
  ];
  return testStatement([...subject], result, configuration, {
    passedTests: rules.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id),
    warnedTests,
    failedTests: failed('must'),
  });
}
