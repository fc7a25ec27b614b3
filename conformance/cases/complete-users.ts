import type { Api, ItemsOf } from '../case/api.ts';
import type { Reply } from '../case/exchange.ts';
import { textOf } from './content.ts';
import { idsOf } from './users/steps.ts';

export async function expectCompleteList(
  api: Api,
  reply: Reply<'listUsers'>,
  listed: ItemsOf<'listUsers'>,
): Promise<void> {
  const text = await textOf(await api.call('exportUsers', {}));
  const exported = new Set(text?.toLowerCase().match(/[\w.+-]+@[\w.-]+\w/g) ?? []);
  const addresses = new Set(listed.map(({ email }) => email?.toLowerCase()));
  const ids = new Set(idsOf(listed));
  for (const email of [...exported].filter((each) => !addresses.has(each)).slice(0, 3)) {
    const found = (await api.call('listUsers', { email })).values.items ?? [];
    const missing = found.filter(({ id, deleted }) => id && !deleted && !ids.has(id));
    if (missing.length === 0) continue;
    // Reads the list of users again, because a parallel import can add users between two requests.
    const now = new Set(idsOf(await api.list('listUsers', {})));
    const still = missing.filter(({ id }) => !now.has(id ?? ''));
    api.expect.equal(still, [], 'The complete list contains a user whom filter[email] finds', reply);
  }
}

export async function expectCompleteExport(api: Api): Promise<void> {
  // Lists the users before the export, because an export omits users who are added later.
  const listed = (await api.list('listUsers', {})).filter(({ deleted }) => !deleted);
  // Repeats the export, because new users sometimes appear in exports only after a delay.
  const isComplete = async (reply: Reply<'exportUsers'>) => {
    const text = await textOf(reply);
    return text === undefined || omitted(text, listed).length === 0;
  };
  await api.eventually(() => api.call('exportUsers', {}), isComplete, 'An export has every listed user');
}

interface Listed {
  id?: string | null | undefined;
  email?: string | null | undefined;
}

const address = /[^\s@]@[^\s@]/;

/** The service description does not define the columns of the user export. */
function omitted(exported: string, listed: readonly Listed[]): readonly Listed[] {
  const text = exported.toLowerCase();
  const lines = text.split('\n').map((line) => line.trim());
  const cells = new Set(lines);
  const hasId = ({ id }: Listed) => Boolean(id) && cells.has(String(id).toLowerCase());
  const hasEmail = ({ email }: Listed) => Boolean(email) && text.includes(String(email).toLowerCase());
  const hasIds = listed.filter(hasId).length > listed.length / 2;
  const hasEmails = address.test(text);
  if (!hasIds && !hasEmails) return lines.length < listed.length ? listed : [];
  const isIdentified = (user: Listed) => hasIds || Boolean(user.email);
  return listed.filter((user) => isIdentified(user) && !hasId(user) && !hasEmail(user));
}
