import { impliedRequirements } from '../../../conformance/cases/implied/implied.ts';
import { cases as suite } from '../../../conformance/cases/index.ts';
import { loadRegister } from '../../../conformance/requirements/register.ts';
import { contractFaults } from '../../../src/faults/contract-faults.ts';
import exceptions from './exceptions.json' with { type: 'json' };
import type { Result } from './judge-trial.ts';

const boundOnly: Readonly<Record<string, string>> = exceptions.noFault;

interface MatrixRow {
  requirement: string;
  statement: string;
  basis: 'stated' | 'assumed';
  level: string;
  area: string;
  faults: {
    name: string;
    about: string;
    operations: readonly string[];
    verdict: Result['verdict'];
    alsoFails: string[];
    blocked: string[];
  }[];
  /** The reason why the requirement needs no injected fault, or null if the requirement needs one. */
  noFault: string | null;
}

export function matrixOf(results: readonly Result[]): MatrixRow[] {
  const judged = new Set(suite.map(({ requirement }) => requirement));
  return loadRegister().map(({ id, statement, basis, level, file, untestable }) => ({
    requirement: id,
    statement,
    basis,
    level,
    area: file.replace(/^.*\/|\.yaml$/g, ''),
    faults: results
      .filter(({ requirement }) => requirement === id)
      .map(({ fault, verdict, fell, blocked }) => ({
        name: fault,
        about: contractFaults[fault]?.about ?? '',
        operations: contractFaults[fault]?.operations ?? [],
        verdict,
        alsoFails: fell.filter((other) => other !== id),
        blocked,
      })),
    noFault: untestable ?? boundOnly[id] ?? copied(id) ?? (judged.has(id) ? null : 'no case judges it yet'),
  }));
}

function copied(id: string): string | null {
  return impliedRequirements.has(id) ? 'judged by the checks of a published requirement, which has a fault' : null;
}

export function requirementsWithoutFault(matrix: readonly MatrixRow[]): string[] {
  return matrix.filter(({ faults, noFault }) => faults.length === 0 && noFault === null).map((row) => row.requirement);
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

export function shareLine(matrix: readonly MatrixRow[], basis: MatrixRow['basis']): string {
  const rows = matrix.filter((row) => row.basis === basis && row.noFault === null);
  const caught = rows.filter(({ faults }) => faults.length > 0 && faults.every(({ verdict }) => verdict === 'killed'));
  return `  ${basis}: ${caught.length} of ${rows.length} requirements that can be broken are proven`;
}
