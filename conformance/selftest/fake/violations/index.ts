import access from './access.json' with { type: 'json' };
import departmentNames from './department-names.json' with { type: 'json' };
import departments from './departments.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import interactions from './interactions.json' with { type: 'json' };
import users from './users.json' with { type: 'json' };

/** In each file, a place names the requirement that a violation at this place breaks under each condition. */
const places = { ...departmentNames, ...departments, ...access, ...users, ...documents };

export type FixedPlace = keyof typeof places;

export type PlaceName = FixedPlace | keyof typeof interactions;

export type FaultName = PlaceName | `${PlaceName}:${string}`;

export interface Violation {
  id: FaultName;
  requirement: string;
  /** True if the violation shows only while a job is pending. */
  isInJobs: boolean;
}

const inJobs: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'access-both-applied',
  'job-never-ends',
  'job-done-early',
  'rename-during-deletion-reserves',
  'job-fails-beside-another',
  'members-job-undoes-rename',
  'deletion-removes-new-siblings',
]);

export const violations: readonly Violation[] = violationsAt(places);

export function brokenBy(place: FixedPlace): string | undefined {
  return violations.find(({ id }) => id === `${place}:always`)?.requirement;
}

function violationsAt(where: Readonly<Record<string, Readonly<Record<string, string>>>>): Violation[] {
  return Object.entries(where).flatMap(([name, requirements]) => {
    const place = name as PlaceName;
    return Object.entries(requirements).map(([when, requirement]) => {
      return { id: `${place}:${when}` as const, requirement, isInJobs: inJobs.has(place) };
    });
  });
}
