import { type Api, type ItemsOf, mostItems, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { rowsOfTable } from '../../session/observe.ts';
import { expectCompleteExport, expectCompleteList } from '../complete-users.ts';
import { isSpreadsheet } from '../content.ts';
import { readNow } from '../departments/steps.ts';
import { setMembers, usersIn } from '../members/steps.ts';
import { mustFindNobody, mustNeedAddress, unlessCausedBy } from '../proofs.ts';
import { tabled, written } from '../written.ts';
import { departmentOfUser, idsOf, knownUser, twoUsers } from './steps.ts';

export const usersExportOffered = written({
  'users-export-offered': async (api) => {
    const ask = () => api.call('exportUsers', {});
    const isReady = ({ status }: Reply<'exportUsers'>) => status !== 202;
    const reply = await api.eventually(ask, isReady, 'The export is ready');
    api.expect.accepted(reply, 'The users are exported');
    api.expect.true(isSpreadsheet(reply), 'The content is a spreadsheet', reply);
    await mustNeedAddress(api, 'exportUsers', {});
    await expectCompleteExport(api);
  },
});

const deletedMark = /delet|remov|inactiv|deactiv|disabl|archiv/i;

const deletedUser = new Shared(async (api) => {
  const { id } = await api.existing('deletedUser');
  return { id, reply: await api.call('listUsers', { id, includeDeleted: true }) };
});

export const usersExportDeleted = written({
  'users-export-deleted-marked': async (api) => {
    const { id, reply } = await api.once(deletedUser);
    const email = reply.values.items?.find((user) => user.id === id)?.email;
    const isUnique = email && ((await api.call('listUsers', { email })).values.items ?? []).length === 0;
    if (!email || !isUnique) throw new Unjudged('the e-mail address of the deleted user does not identify this user');
    const exported = await api.call('exportUsers', {});
    const rows = (await rowsOfTable(exported.values.content ?? Buffer.alloc(0))) ?? [];
    const rowOf = (wanted: string) => rows.find((row) => Object.values(row).includes(wanted));
    const [deleted, active] = [rowOf(email), rowOf((await api.once(knownUser)).email)];
    if (!deleted || !active) return;
    const isMarked = ([column, cell]: [string, unknown]) =>
      deletedMark.test(String(cell)) || (/stat|activ|delet|remov/i.test(column) && cell !== active[column]);
    const what = 'The row of a deleted user shows that the user is deleted';
    api.expect.true(Object.entries(deleted).some(isMarked), what, exported);
  },
});

export const usersIncludeDeleted = written({
  'users-include-deleted-combines': async (api) => {
    const { id, email } = await api.once(knownUser);
    const department = await api.once(departmentOfUser);
    if (!(await usersIn(api, department)).includes(id))
      throw new Blocked('updateDepartmentMembers', 'the user is not a member of the department');
    for (const filter of [{ id }, { email }, { department }]) {
      // The service description defines only the value `true` for `filter[includeDeleted]`.
      const reply = await api.call('listUsers', { ...filter, includeDeleted: true });
      const name = `filter[${Object.keys(filter)[0]}]`;
      api.expect.accepted(reply, `filter[includeDeleted] is accepted together with ${name}`);
      const found = idsOf(await api.rest(reply));
      api.expect.true(found.includes(id), `${name} with filter[includeDeleted] finds the active user`, reply);
      // An active user and a deleted user can have the same e-mail address.
      const others = 'email' in filter ? [] : found.filter((each) => each !== id);
      api.expect.equal(others, [], `${name} is applied together with filter[includeDeleted]`, reply);
    }
  },
  'users-include-deleted-finds-deleted': async (api) => {
    const { id, reply } = await api.once(deletedUser);
    api.expect.accepted(reply, 'The search for a deleted user by id is accepted');
    api.expect.equal(idsOf(reply.values.items), [id], 'The deleted user is listed', reply);
    const [deleted] = reply.values.items ?? [];
    const [department] = deleted?.departments ?? [];
    const { email } = deleted ?? {};
    for (const filter of [...(email ? [{ email }] : []), ...(department ? [{ department }] : [])]) {
      const again = await api.call('listUsers', { ...filter, includeDeleted: true });
      const found = idsOf(await api.rest(again));
      api.expect.true(found.includes(id), `The deleted user is listed by ${Object.keys(filter)[0]}`, again);
    }
    // The service description does not say that filter[includeDeleted] is accepted without a primary filter.
    const alone = await api.call('listUsers', { includeDeleted: true });
    const isListed = !alone.ok || idsOf(await api.rest(alone)).includes(id);
    api.expect.true(isListed, 'A list without a primary filter has the deleted user', alone);
    const other = await api.call('listUsers', { id: api.unknownId('user'), includeDeleted: true });
    api.expect.equal(other.values.items ?? [], [], 'An unknown id finds no user', other);
  },
  'users-include-deleted-hidden': async (api) => {
    const { id, reply: included } = await api.once(deletedUser);
    const found = included.values.items?.find((each) => each.id === id);
    if (!found) throw new Blocked('listUsers', 'the deleted user is never listed');
    for (const filter of [{ id }, ...(found.email ? [{ email: found.email }] : []), {}]) {
      const reply = await api.call('listUsers', filter);
      const ids = idsOf(reply.ok ? await api.rest(reply) : []);
      const what = `A list with ${Object.keys(filter)[0] ?? 'no'} filter does not contain the deleted user`;
      api.expect.true(!ids.includes(id), what, reply);
    }
  },
});

/** Test cases: the target refuses several filters in one request, even if all filters match the same user. */
export const usersSinglePrimaryFilter = tabled<readonly ('id' | 'email' | 'department')[]>(
  {
    'users-single-primary-filter-id-email': ['id', 'email'],
    'users-single-primary-filter-id-department': ['id', 'department'],
    'users-single-primary-filter-email-department': ['email', 'department'],
    'users-single-primary-filter-id-email-department': ['id', 'email', 'department'],
  },
  async (api, filters) => {
    const [user, another] = await api.once(twoUsers);
    const { id = '', email = '' } = user ?? {};
    const department = await api.once(departmentOfUser);
    const values = { id, email, department };
    const input = Object.fromEntries(filters.map((name) => [name, values[name]]));
    const ofTwo = 'id' in input && 'email' in input && another ? [{ ...input, email: another.email }] : [];
    for (const each of [input, { ...input, includeDeleted: true }, ...ofTwo]) {
      const reply = await api.call('listUsers', each);
      // The target may return an empty list of users instead of an error status.
      const isEmpty = reply.ok && reply.values.items?.length === 0;
      if (!isEmpty) api.expect.rejected(reply, `${Object.keys(each).join(' and ')} together are rejected`);
    }
  },
);

function hasNamedUsers(api: Api, listed: readonly string[]): boolean {
  const named = api.given.users?.map(({ id }) => id) ?? [];
  return listed.length >= mostItems || named.every((id) => listed.includes(id));
}

export const usersList = written({
  'users-list-offered': async (api) => {
    let listed: string[] = [];
    let users: ItemsOf<'listUsers'> = [];
    const isSound = async (first: Reply<'listUsers'>) => {
      api.expect.accepted(first, 'The list of users is returned');
      users = await api.rest(first);
      listed = idsOf(users);
      return listed.length > 0 && new Set(listed).size === listed.length && hasNamedUsers(api, listed);
    };
    // Reads the list again after a failed check, because a parallel user import can move users between pages.
    const what = 'The list contains each user once, including all users in the target file (existing.users)';
    const reply = await api.eventually(() => api.call('listUsers', {}), isSound, what);
    if (listed.length < mostItems) await expectCompleteList(api, reply, users);
    for (const id of listed.slice(0, 2)) {
      const one = await api.call('listUsers', { id });
      if (!idsOf(one.values.items).includes(id))
        throw new Blocked('listUsers', 'filter[id] does not find a listed user');
    }
    await mustFindNobody(api, { id: api.unknownId('user') });
    await mustNeedAddress(api, 'listUsers', {});
  },
  'users-list-by-id': async (api) => {
    const users = await api.users(2);
    for (const id of users) {
      const reply = await api.call('listUsers', { id });
      api.expect.accepted(reply, 'A user is found by id');
      const found = idsOf(await api.rest(reply));
      api.expect.equal(found, [id], 'The list contains only that user', reply);
    }
    const reply = await api.call('listUsers', { id: api.unknownId('user') });
    api.expect.equal(reply.values.items ?? [], [], 'An unknown id finds no user', reply);
    const part = await api.call('listUsers', { id: users[0]?.slice(0, -1) });
    const found = idsOf(part.values.items);
    api.expect.true(!found.includes(users[0] ?? ''), 'A prefix of the id does not find the user', part);
  },
  'users-list-by-email': async (api) => {
    for (const { id, email } of await api.once(twoUsers)) {
      const reply = await api.call('listUsers', { email });
      api.expect.accepted(reply, 'A user is found by e-mail address');
      const found = idsOf(await api.rest(reply));
      api.expect.equal(found, [id], 'The list contains only that user', reply);
    }
    const reply = await api.call('listUsers', { email: 'nobody.has.this@nowhere.example' });
    api.expect.equal(reply.values.items ?? [], [], 'An unknown address finds no user', reply);
  },
  'users-list-by-part-of-email': async (api) => {
    const { id, email } = await api.once(knownUser);
    const whole = await api.call('listUsers', { email });
    if (!idsOf(whole.values.items).includes(id))
      throw new Blocked('listUsers', 'filter[email] does not find a user by the whole e-mail address');
    for (const part of [email.slice(1), email.slice(0, -1)]) {
      const found = await api.call('listUsers', { email: part });
      const isFound = idsOf(found.values.items).includes(id);
      api.expect.true(!isFound, 'A part of an e-mail address does not find the user', found);
    }
  },
  'users-list-by-department': async (api) => {
    const department = await api.plainDepartment();
    const [first = '', second = '', other = first] = await api.users(3, 'first', 2);
    await setMembers(api, department, 'add', [first, second]);
    await setMembers(api, await api.plainDepartment(), 'add', [other]);
    for (const wanted of [[first, second], [second]]) {
      if (wanted.length === 1) await setMembers(api, department, 'remove', [first]);
      const reply = await api.call('listUsers', { department });
      api.expect.accepted(reply, 'Users are found by department');
      const found = idsOf(await api.rest(reply)).sort();
      const check = async () => api.expect.equal(found, wanted.sort(), 'The list contains only the members', reply);
      await unlessCausedBy(() => mustCount(api, department, wanted.length), check);
    }
  },
  'users-list-by-department-many': async (api) => {
    const department = await api.plainDepartment();
    const { ids, existing } = await api.userIds(500);
    const members = ids.slice(0, existing);
    await setMembers(api, department, 'add', members);
    const reply = await api.call('listUsers', { department });
    const found = idsOf(await api.rest(reply)).sort();
    const check = async () =>
      api.expect.equal(found, members.sort(), 'The list has each member once, over all its pages', reply);
    await unlessCausedBy(() => mustCount(api, department, members.length), check);
  },
});

/** Ends the test case as `blocked` if a department does not have the given number of members. */
async function mustCount(api: Api, department: string, members: number): Promise<void> {
  if ((await readNow(api, department)).values.memberCount !== members)
    throw new Blocked('updateDepartmentMembers', `the department does not have ${members} members`);
}
