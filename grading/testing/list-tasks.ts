import { at } from '../observe/exchange.ts';
import { changeMembers } from './job-tasks.ts';
import type { Work } from './session.ts';

const mostMembers = 500;
const first = '/v2/admin/users?page%5Bsize%5D=200';

export async function countUsers(work: Work): Promise<void> {
  const users = await allUsers(work);
  work.print(String(work.breaks('lists-duplicates') ? users.length : new Set(users).size));
}

export async function fillDepartment(work: Work, id: string): Promise<void> {
  const users = [...new Set(await allUsers(work))];
  const size = work.breaks('limits-members-split') ? users.length : mostMembers;
  const end = work.breaks('limits-members-complete') ? size : users.length;
  for (let start = 0; start < end; start += size) await changeMembers(work, id, users.slice(start, start + size));
}

async function allUsers({ session, breaks }: Work): Promise<string[]> {
  const ids: string[] = [];
  let address: string | null = first;
  for (let number = 1; address !== null; number++) {
    const page: unknown = await session.get(address);
    ids.push(...idsIn(page, breaks));
    const next = nextOf(page, number, breaks);
    if (next === null && breaks('lists-stop')) await session.get(oneFurther(address));
    address = next;
  }
  return ids;
}

function idsIn(page: unknown, breaks: Work['breaks']): string[] {
  const users = at(page, 'data');
  return (Array.isArray(users) ? users : []).map((user) => {
    if (breaks('tolerance-null-values') && at(user, 'attributes', 'firstName') === null) throw new Error('no name');
    if (breaks('tolerance-unknown-values') && !['active', 'deleted'].includes(String(at(user, 'attributes', 'status'))))
      throw new Error('unknown status of a user');
    return String(at(user, 'id'));
  });
}

/** A client that violates the rule `lists-follow-next` increments the page number itself. */
function nextOf(page: unknown, number: number, breaks: Work['breaks']): string | null {
  const next = at(page, 'links', 'next');
  if (typeof next !== 'string' || (breaks('lists-complete') && number === 2)) return null;
  return breaks('lists-follow-next') ? `${first}&page%5Bnumber%5D=${number + 1}` : next;
}

function oneFurther(address: string): string {
  return address.replace(/(number%5D=)(\d+)/, (_whole, name, number) => `${name}${Number(number) + 1}`);
}
