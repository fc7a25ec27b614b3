import { acknowledgement, type FakeAnswer, listBody, Refusal, userBody } from './answers.ts';
import { find } from './departments.ts';
import type { Department, FakeWorld } from './world.ts';

const primary = ['filter[id]', 'filter[email]', 'filter[department]'];

export function listUsers(world: FakeWorld, url: URL): FakeAnswer {
  const filters = primary.filter((name) => url.searchParams.has(name));
  if (filters.length > 1 && !world.has('two-filters-accepted')) throw new Refusal(400, 'USER FILTER CONFLICT');
  const [id, email, department] = primary.map((name) => url.searchParams.get(name));
  const users = [...world.users]
    .map((each) => userBody(world, each))
    .filter((user) => id === null || user.id === id)
    .filter(({ attributes }) => email === null || attributes.email === email?.toLowerCase())
    .filter(({ attributes }) => department === null || attributes.departments.includes(department ?? ''));
  return listBody(users, url);
}

export function changeMembers(world: FakeWorld, id: string, given: Record<string, unknown>): FakeAnswer {
  const { operation, members } = given;
  if (operation !== 'add' && operation !== 'remove') throw new Refusal(400, 'INVALID VALUE');
  const users = usersOf(world, members);
  const department = find(world, id);
  const entries = users.map((user) => ({ id: user, outcome: outcomeOf(world, user) }));
  const known = users.filter((user) => world.users.has(user));
  const job = world.submit('members', entries, () => change(world, department, operation, known));
  return acknowledgement(job, world.has('members-answer-200') ? 200 : 202);
}

function outcomeOf(world: FakeWorld, user: string): 'succeeded' | 'failed' {
  return world.users.has(user) ? 'succeeded' : 'failed';
}

function usersOf(world: FakeWorld, given: unknown): string[] {
  if (!Array.isArray(given)) throw new Refusal(400, 'INVALID VALUE');
  const folded = [...new Set(given.map(String))];
  const { length } = world.has('members-duplicates-counted') ? given : folded;
  const most = (world.has('members-501-accepted') ? 501 : 500) - (world.has('members-500-refused') ? 1 : 0);
  const least = world.has('members-0-accepted') ? 0 : 1;
  if (length < least || length > most) throw new Refusal(400, 'MEMBER COUNT INVALID');
  return folded;
}

function change(world: FakeWorld, { members }: Department, operation: 'add' | 'remove', users: string[]): void {
  if (operation === 'remove' && world.has('members-remove-everyone')) members.clear();
  for (const user of users) {
    if (operation === 'remove') members.delete(user);
    else if (!world.has('members-add-nothing')) members.add(user);
  }
}
