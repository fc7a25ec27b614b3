import { loadRules } from '../../grading/rules/load-rules.ts';
import type { GradeRecord } from '../../grading/run/grade-record.ts';
import { decides } from '../../grading/run/judge.ts';
import { kitOf } from '../../grading/run/make-record.ts';
import { type EvidencePlace, verifySigned } from '../evidence/evidence.ts';
import { parseGrade } from '../grade/json.ts';
import { gradeStatement } from './evidence.ts';

/**
 * Verifies a grade: its signature, the digests of its reports, its API contract and its rules.
 *
 * @throws EvidenceInputError if an evidence file cannot be read
 */
export async function verifyGradeEvidence(
  evidencePath: string,
  place: EvidencePlace,
): Promise<{ record: GradeRecord | undefined; refusals: string[] }> {
  const { record, refusals } = await verifySigned(evidencePath, place, { parse: parseGrade, stated: gradeStatement });
  return { record, refusals: [...refusals, ...(record ? kitFaults(record) : [])] };
}

/**
 * Returns the reasons why a grade cannot be confirmed, such as a different version of the API contract.
 */
function kitFaults({ kit, rules, scenarios }: GradeRecord): string[] {
  const own = kitOf();
  const others = (['contractDigest', 'rulesDigest'] as const).filter((name) => kit[name] !== own[name]);
  const faults = others.map((name) => `The digest ${name} is another one (kit ${kit.version}) than that of this kit.`);
  if (faults.length > 0) return faults;
  const judged = new Set(rules.map(({ id }) => id));
  const decided = loadRules().filter((rule) => scenarios.some(({ id }) => decides(rule, id)));
  return decided.filter(({ id }) => !judged.has(id)).map(({ id }) => `The record lacks the rule ${id}.`);
}
