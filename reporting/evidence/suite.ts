import type { Case } from '../../conformance/case/case.ts';
import { kitOf } from '../../conformance/record/kit.ts';
import { loadRegister, type Requirement } from '../../conformance/requirements/register.ts';
import type { RequiredCase } from './completeness.ts';
import type { Suite } from './evidence.ts';

export function suiteOf(cases: readonly Case[], rows: readonly Requirement[] = loadRegister()): Suite {
  const { contractDigest, suiteDigest } = kitOf(cases, rows);
  const required = new Map(rows.filter(({ level }) => level === 'required').map((row) => [row.id, row]));
  return {
    contractDigest,
    suiteDigest,
    required: cases.flatMap((each) => requiredCase(each, required.get(each.requirement))),
  };
}

function requiredCase({ id, requirement, verdict }: Case, row: Requirement | undefined): RequiredCase[] {
  return row === undefined ? [] : [{ case: id, requirement, class: row.class, verdict }];
}
