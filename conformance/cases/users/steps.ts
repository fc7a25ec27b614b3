import { type Api, type ItemsOf, Shared } from '../../case/api.ts';
import { Blocked } from '../../case/failure.ts';
import { setMembers } from '../members/steps.ts';

export const knownUser = new Shared(async (api) => {
  const [user] = await knownUsers(api, 1);
  if (user) return user;
  throw new Blocked('listUsers', 'no user is known');
});

/** A department whose only member is the first known user. */
export const departmentOfUser = new Shared(async (api) => {
  const department = await api.plainDepartment();
  await setMembers(api, department, 'add', await api.users(1));
  return department;
});

export const twoUsers = new Shared((api) => knownUsers(api, 2));

async function knownUsers(api: Api, count: number): Promise<{ id: string; email: string }[]> {
  const known = [];
  for (const id of await api.users(count)) {
    const named = api.given.users?.find((user) => user.id === id)?.email;
    const email =
      named ?? api.listedUser(id)?.email ?? (await api.list('listUsers', { id })).find((user) => user.id === id)?.email;
    if (!email)
      throw new Blocked(
        'listUsers',
        'the e-mail address of a user could not be read. The target file can name it under existing.users.',
      );
    known.push({ id, email });
  }
  return known;
}

export function idsOf(users: ItemsOf<'listUsers'> | null | undefined): string[] {
  return (users ?? []).flatMap(({ id }) => id ?? []);
}
