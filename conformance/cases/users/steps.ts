import type { Api, ItemsOf } from '../../case/api.ts';
import { Blocked } from '../../case/failure.ts';

/** A user of the target whose e-mail address is shown. */
export async function knownUser(api: Api): Promise<{ id: string; email: string }> {
  const [id = ''] = await api.users(1);
  const [user] = await api.list('listUsers', { id });
  if (user?.email) return { id, email: user.email };
  throw new Blocked('listUsers', 'the e-mail address of a user could not be read');
}

export function idsOf(users: ItemsOf<'listUsers'> | null | undefined): string[] {
  return (users ?? []).flatMap(({ id }) => id ?? []);
}
