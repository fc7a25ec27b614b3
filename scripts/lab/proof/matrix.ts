import { cases as suite } from '../../../conformance/cases/index.ts';
import { loadRegister } from '../../../conformance/requirements/register.ts';
import { contractFaults } from '../../../src/faults/contract-faults.ts';
import type { Result } from './judge-trial.ts';

/** Requirements that no response of a server can violate, each with the reason. */
const boundOnly: Readonly<Record<string, string>> = {
  'access-update-single-operation': 'not applicable to the sandbox, whose request contains one operation',
  'administration-paths-prefix': 'judged by the address that the target file binds',
  'documents-shown-paths-unversioned': 'judged by the address that the target file binds',
  'filter-names': 'judged by the names that the target file binds',
  'field-names': 'judged by the places that the target file binds',
};

/** A requirement, the faults that violate the requirement, and whether the suite detected each fault. */
export interface MatrixRow {
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
    /** Requirements that failed while the fault was active, except the requirement that the fault violates. */
    alsoFails: string[];
    blocked: string[];
  }[];
  /** The reason why the requirement needs no injected fault, or null if the requirement needs one. */
  noFault: string | null;
}

/** Returns the requirements in order, each with the faults that violate the requirement. */
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
    noFault: untestable ?? boundOnly[id] ?? (judged.has(id) ? null : 'no case judges it yet'),
  }));
}

/** Returns the ids of requirements that no fault violates. Skips requirements with a reason in `noFault`. */
export function missingIn(matrix: readonly MatrixRow[]): string[] {
  return matrix.filter(({ faults, noFault }) => faults.length === 0 && noFault === null).map((row) => row.requirement);
}
