import { access, jobs, members, roles } from './access.ts';
import { deletion, departments, departmentViews } from './departments.ts';
import { documents, fields, provisions } from './documents.ts';
import { imports, tenancy, tokens, users } from './users.ts';
import type { Place } from './violation.ts';

/** Every place of the fake service where a violation may happen. */
export const places = {
  ...departments,
  ...departmentViews,
  ...deletion,
  ...access,
  ...members,
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

export type PlaceName = keyof typeof places;

/** One violation: a place, and the condition under which it happens; `always` where none is named. */
export type FaultName = PlaceName | `${PlaceName}:${string}`;

export interface Violation {
  id: FaultName;
  /** The requirement that it breaks. */
  requirement: string;
  form: Place['form'];
}

/** Every violation of the fake service. */
export const violations: readonly Violation[] = Object.entries<Place>(places).flatMap(([name, place]) =>
  requirementsOf(place).map(([when, requirement]): Violation => {
    return { id: `${name as PlaceName}:${when}`, requirement, form: place.form };
  }),
);

function requirementsOf({ breaks, when }: Place): [string, string][] {
  if (!isList(when)) return Object.entries(when);
  return when.map((each) => [each, breaks]);
}

function isList(when: Place['when']): when is readonly string[] {
  return Array.isArray(when);
}
