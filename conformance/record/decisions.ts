import decisions from '../../dist/openapi/decisions.json' with { type: 'json' };
import type { Requirement } from '../requirements/register.ts';
import type { CaseRecord, DecisionRecord } from './run-record.ts';

export interface DecisionEvidence {
  decision: string;
  agrees: boolean;
  text: string;
}

const most = 3;

/** A verdict never depends on whether the target follows a design decision. */
export function decisionRecords(
  observed: readonly DecisionEvidence[],
  register: readonly Requirement[],
  cases: readonly CaseRecord[],
): DecisionRecord[] {
  const judged = register.flatMap((row) => (row.decision === undefined ? [] : evidenceOfRow(row, row.decision, cases)));
  const all = Map.groupBy([...judged, ...observed], ({ decision }) => decision);
  return Object.entries(decisions).map(([decision, { subject }]) => {
    const evidence = all.get(decision) ?? [];
    const differing = evidence.filter(({ agrees }) => !agrees);
    const standing = differing.length > 0 ? 'differs' : evidence.length > 0 ? 'agrees' : 'not observed';
    const shown = differing.length > 0 ? differing : evidence;
    return { decision, subject, standing, evidence: [...new Set(shown.map(({ text }) => text))].slice(0, most) };
  });
}

export function mergeDecisions(parts: readonly (readonly DecisionRecord[])[]): DecisionRecord[] {
  const [first = [], ...others] = parts;
  return first.map((one) => {
    const same = [one, ...others.flatMap((each) => each.filter(({ decision }) => decision === one.decision))];
    return (
      same.find(({ standing }) => standing === 'differs') ?? same.find(({ standing }) => standing === 'agrees') ?? one
    );
  });
}

function evidenceOfRow({ id, about }: Requirement, decision: string, cases: readonly CaseRecord[]): DecisionEvidence[] {
  if (about !== undefined) return [];
  return cases
    .filter(({ requirement, outcome }) => requirement === id && ['passed', 'failed', 'warned'].includes(outcome))
    .map((each) => ({
      decision,
      agrees: each.outcome === 'passed',
      text: each.outcome === 'passed' ? `${each.id} passed` : `${each.id}: ${each.reason}`,
    }));
}
