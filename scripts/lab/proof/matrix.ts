import { impliedRequirements } from '../../../conformance/cases/implied/implied.ts';
import { cases as suite } from '../../../conformance/cases/index.ts';
import { loadRegister } from '../../../conformance/requirements/register.ts';
import { contractFaults } from '../../../src/faults/contract-faults.ts';
import type { Result } from './judge-trial.ts';

const boundOnly: Readonly<Record<string, string>> = {
  'access-update-single-operation': 'not applicable to the sandbox, whose request contains one operation',
  'access-update-atomic': 'not applicable to the sandbox, whose request contains one entry',
  'administration-paths-prefix': 'judged by the address that the target file binds',
  'documents-shown-paths-unversioned': 'judged by the address that the target file binds',
  'role-assignments-hr-ordinary-tenant': 'not applicable to the sandbox, whose directory shows one user',
  'filter-names': 'judged by the names that the target file binds',
  'documents-list-chosen': 'not applicable to the sandbox, whose list takes no ids of records',
  'documents-token-needed': 'judged by the requests of token-missing-rejected, which has a fault',
  'field-names': 'judged by the places that the target file binds',
  'user-import-cancel-running':
    'the imports of this proof end before a cancellation, but the same fault fails it elsewhere',
};

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
