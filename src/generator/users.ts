import { timestamp } from '../tenant/clock.ts';
import type { UserRow } from '../tenant/rows.ts';
import { roles } from './catalogue.ts';
import { departmentId } from './departments.ts';
import { bucketOf, drawsOf, type GeneratorDraw, picked } from './draws.ts';
import { beginOfHistory, type CompleteOrder, endOfHistory } from './order.ts';
import { type Person, peopleOf } from './people.ts';

/** Ids up to this number are reserved for users with API keys and for users that `runStory` creates. */
export const lastStoryUser = 9_999;

const day = 24 * 60 * 60 * 1_000;

export function userId(number: number): string {
  return String(lastStoryUser + number);
}

/** Most users have a role and one department. About one in 25 is deleted. */
export function* userRows(order: CompleteOrder, tenant: string): Generator<UserRow> {
  const person = peopleOf(order, 'users', `${tenant}.example`);
  const life = livesOf(order);
  const departments = membershipsOf(order);
  const role = drawsOf(order.seed, 'users')('role');
  for (let number = 1; number <= order.users; number++) {
    const custom = roles.filter(({ type }) => type === 'custom');
    const roleId = picked([...custom, ...custom, null], role(number))?.id ?? null;
    yield userRow(number, person(number), { roleId, departments: departments(number), ...life(number) });
  }
}

type Rest = Omit<UserRow, 'id' | keyof Person>;

function userRow(number: number, { email, firstName, lastName, jobTitle }: Person, rest: Rest): UserRow {
  const { status, roleId, departments, lastLogin, createdAt, deletedAt } = rest;
  const id = userId(number);
  return { id, email, firstName, lastName, jobTitle, status, roleId, departments, lastLogin, createdAt, deletedAt };
}

type Life = Pick<UserRow, 'status' | 'createdAt' | 'lastLogin' | 'deletedAt'>;

function livesOf({ seed }: CompleteOrder): (number: number) => Life {
  const draws = drawsOf(seed, 'users');
  const [created, login, deleted] = [draws('createdAt'), draws('lastLogin'), draws('deletedAt')];
  const last = endOfHistory - 400 * day;
  return (number) => {
    const from = between(beginOfHistory, last, created(number));
    const isDeleted = deleted(number) < 0.04;
    const to = isDeleted ? between(from, endOfHistory - day, deleted(number) / 0.04) : endOfHistory - day;
    return {
      status: isDeleted ? 'deleted' : 'active',
      createdAt: timestamp(from),
      lastLogin: login(number) < 0.1 ? null : timestamp(between(from, to, login(number))),
      deletedAt: isDeleted ? timestamp(to) : null,
    };
  };
}

function between(from: number, to: number, share: number): number {
  return from + Math.floor((share * (to - from)) / 1_000) * 1_000;
}

/** At most three departments. */
function membershipsOf({ seed, departments }: CompleteOrder): (number: number) => string[] {
  const draws = drawsOf(seed, 'users');
  const counts = draws('number of departments');
  const places: GeneratorDraw[] = [draws('first department'), draws('second department'), draws('third department')];
  return (number) => {
    if (departments === 0) return [];
    const count = picked([0, 1, 1, 1, 1, 1, 1, 2, 2, 3], counts(number));
    const drawn = places.slice(0, count).map((draw) => bucketOf(draw, number, departments));
    return [...new Set(drawn)].sort((left, right) => left - right).map(departmentId);
  };
}
