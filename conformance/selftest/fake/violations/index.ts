import { access, jobs, members, operations, roles } from './access.ts';
import { deletion } from './deletion.ts';
import { departmentNames } from './department-names.ts';
import { departmentViews } from './department-views.ts';
import { departments } from './departments.ts';
import { documents, fields, provisions } from './documents.ts';
import { interactions } from './interactions.ts';
import { imports, tenancy, tokens, users } from './users.ts';
import type { Place } from './violation.ts';

export const places = {
  ...departmentNames,
  ...departments,
  ...departmentViews,
  ...deletion,
  ...access,
  ...members,
  ...operations,
  ...roles,
  ...jobs,
  ...users,
  ...imports,
  ...tenancy,
  ...tokens,
  ...documents,
  ...fields,
  ...provisions,
};

export type FixedPlace = keyof typeof places;

export type PlaceName = FixedPlace | keyof typeof interactions;

export type FaultName = PlaceName | `${PlaceName}:${string}`;

export interface Violation {
  id: FaultName;
  requirement: string;
  form: Place['form'];
}

export const violations: readonly Violation[] = violationsAt(places);

export const interactionViolations: readonly Violation[] = violationsAt(interactions);

function violationsAt(where: Readonly<Record<string, Place>>): Violation[] {
  return Object.entries(where).flatMap(([name, place]) =>
    requirementsOf(place).map(([when, requirement]): Violation => {
      return { id: `${name as PlaceName}:${when}`, requirement, form: place.form };
    }),
  );
}

function requirementsOf({ breaks, when }: Place): [string, string][] {
  if (!isList(when)) return Object.entries(when);
  return when.map((each) => [each, breaks]);
}

function isList(when: Place['when']): when is readonly string[] {
  return Array.isArray(when);
}
