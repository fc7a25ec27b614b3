import { impliedRequirements } from '../../../conformance/cases/implied/implied.ts';
import { cases as suite } from '../../../conformance/cases/index.ts';
import { loadRegister, type Requirement } from '../../../conformance/requirements/register.ts';
import exceptions from './exceptions.json' with { type: 'json' };
import type { Result } from './judge-trial.ts';

/** The requirements that a fault must violate. */
function provable(): Requirement[] {
  const judged = new Set(suite.map(({ requirement }) => requirement));
  return loadRegister().filter(({ id, untestable }) => {
    // The checks of a published requirement, which has a fault, judge an implied requirement.
    const needsNoFault = untestable !== undefined || id in exceptions.noFault || impliedRequirements.has(id);
    return judged.has(id) && !needsNoFault;
  });
}

type Violated = Pick<Result, 'requirement'>;

export function requirementsWithoutFault(faults: readonly Violated[]): string[] {
  const violated = new Set(faults.map(({ requirement }) => requirement));
  return provable().flatMap(({ id }) => (violated.has(id) ? [] : [id]));
}

export function shareLine(results: readonly Result[], wanted: Requirement['basis']): string {
  const rows = provable().filter(({ basis }) => basis === wanted);
  const missed = new Set(results.flatMap(({ verdict, requirement }) => (verdict === 'killed' ? [] : [requirement])));
  const unproven = [...missed, ...requirementsWithoutFault(results)];
  const caught = rows.filter(({ id }) => !unproven.includes(id));
  return `  ${wanted}: ${caught.length} of ${rows.length} requirements that can be broken are proven`;
}

export function complaint({ fault, requirement, verdict, strays, reasons, cases }: Result): string {
  const why: Record<Result['verdict'], string> = {
    killed: 'was caught',
    survived: `was not detected by ${requirement} (${cases} cases)`,
    elsewhere: `breaks ${requirement}, but other requirements failed`,
    void: `made the run void: ${reasons[requirement]}`,
  };
  const others = strays.map((id) => `    ${id}: ${reasons[id] ?? ''}`.slice(0, 80));
  return [`  ${fault}`, `    ${why[verdict]}`, ...others].join('\n');
}
