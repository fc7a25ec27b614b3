import type { KeyObject } from 'node:crypto';
import { sha256 } from '../../conformance/digest.ts';
import { loadRules } from '../../grading/rules/load-rules.ts';
import type { GradeRecord } from '../../grading/run/grade-record.ts';
import { decides } from '../../grading/run/judge.ts';
import { failingLevels, gradeKitOf } from '../../grading/run/make-record.ts';
import { parseGrade } from '../json.ts';
import { sealed } from './envelope.ts';
import { type EvidencePlace, type Verification, verifySigned } from './evidence.ts';
import { configurationOf, type Descriptor, type Statement, testStatement } from './statement.ts';

export function gradeEvidence(record: GradeRecord, reports: ReadonlyMap<string, string>, key: KeyObject): string {
  const subject = [...reports].map(([name, text]) => ({ name, digest: { sha256: sha256(text) } }));
  return sealed(gradeStatement(record, subject), key);
}

/** A failed rule that does not make the run fail is only a warning in the signed statement. */
function gradeStatement(record: GradeRecord, subject: readonly Descriptor[]): Statement {
  const { kit, rules, conclusion } = record;
  const failing = failingLevels(record);
  const failed = (isFailing: boolean) =>
    rules
      .filter(({ outcome, level }) => outcome === 'failed' && failing.includes(level) === isFailing)
      .map(({ id }) => id);
  const warnedTests = failed(false);
  const result = conclusion !== 'passed' ? 'FAILED' : warnedTests.length > 0 ? 'WARNED' : 'PASSED';
  const { contractDigest: contract, rulesDigest } = kit;
  return testStatement(subject, result, configurationOf({ contract, rules: rulesDigest }), {
    passedTests: rules.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id),
    warnedTests,
    failedTests: failed(true),
  });
}

export async function verifyGradeEvidence(
  evidencePath: string,
  place: EvidencePlace,
): Promise<Verification<GradeRecord>> {
  return verifySigned(evidencePath, place, { parse: parseGrade, stated: gradeStatement, kitFaults });
}

function kitFaults({ kit, rules, scenarios }: GradeRecord): string[] {
  const own = gradeKitOf();
  const others = (['contractDigest', 'rulesDigest'] as const).filter((name) => kit[name] !== own[name]);
  const faults = others.map((name) => `The digest ${name} is another one (kit ${kit.version}) than that of this kit.`);
  if (faults.length > 0) return faults;
  const judged = new Set(rules.map(({ id }) => id));
  const decided = loadRules().filter((rule) => scenarios.some(({ id }) => decides(rule, id)));
  return decided.filter(({ id }) => !judged.has(id)).map(({ id }) => `The record lacks the rule ${id}.`);
}
