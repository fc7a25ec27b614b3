import type { JobPlanRow, JobRow } from './rows.ts';
import type { SeedJob } from './seed-file.ts';
import type { SeedNames } from './seed-folders.ts';
import type { Path } from './seed-shape.ts';

const plan: JobPlanRow = { kind: 'members', mode: 'after', after: 1000, polls: 0, outcome: 'succeed', code: null };

export function jobRow(seed: SeedJob, names: SeedNames, where: Path): JobRow {
  const { id, createdAt, completedAt } = seed;
  const departmentId = names.department(seed.department, [...where, 'department']);
  const members = seed.added.map((email, at) => names.user(email, [...where, 'added', at]));
  const entries = members.map((member) => ({ id: member, outcome: 'succeeded' as const }));
  return {
    id,
    kind: 'members',
    status: 'succeeded',
    createdAt,
    startedAt: createdAt,
    completedAt,
    result: { total: entries.length, succeeded: entries.length, failed: 0, entries },
    errors: [],
    payload: { departmentId, operation: 'add', members },
    plan,
    polls: 0,
  };
}
