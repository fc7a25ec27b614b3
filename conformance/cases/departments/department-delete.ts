import { type Api, Shared } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import type { Reply } from '../../case/exchange.ts';
import { accessListOf, expectNoGrant, type Folder, granted, isGranted } from '../access/steps.ts';
import { expectMembers, setMembers, usersIn } from '../members/steps.ts';
import { tabled, written } from '../written.ts';
import { childrenOf, deletable, expectGone, mustBeGone, newTop, readNow, removeDepartment } from './steps.ts';

/** A deleted department with descendants, all of which had grants. */
const deletedWithGrants = new Shared(async (api) => {
  const parent = await api.department();
  const [top, other] = [await api.department(api.name('Top'), parent), await api.department(api.name('Other'), parent)];
  const child = await api.department(api.name('Child'), top);
  const grandchild = await api.department(api.name('Grandchild'), child);
  const folder = await api.existing('folder');
  const second = api.given.secondFolder === undefined ? [] : [child, other];
  await Promise.all([top, child, grandchild, other].map((department) => granted(api, folder, department)));
  for (const department of second) await granted(api, await api.existing('secondFolder'), department);
  await removeDepartment(api, top);
  return { top, child, grandchild, other };
});

async function afterDeletion(api: Api, folder: Folder) {
  const family = await api.once(deletedWithGrants);
  await mustBeGone(api, family.child);
  return { ...family, ...(await accessListOf(api, folder.id)) };
}

export const departmentDeleteGrants = written({
  'department-delete-grants-grandchild': async (api) => {
    const { grandchild, ...list } = await afterDeletion(api, await api.existing('folder'));
    await mustBeGone(api, grandchild);
    expectNoGrant(api, list, grandchild, 'the deleted grandchild');
  },
  'department-delete-grants-holder': async (api) => {
    const id = await newTop(api);
    await granted(api, await api.existing('folder'), id);
    await removeDepartment(api, id);
    await expectGone(api, id, 'The department');
  },
});

/** The service description does not say whether the access grants of the deleted department remain. */
export const departmentDeleteRemovesGrants: readonly Case[] = [
  ...tabled<'folder' | 'secondFolder'>(
    {
      'department-delete-removes-grants': 'folder',
      'department-delete-removes-grants-everywhere': 'secondFolder',
    },
    async (api, kind) => {
      const { child, other, entries, reply } = await afterDeletion(api, await api.existing(kind));
      expectNoGrant(api, { entries, reply }, child, 'the deleted child');
      api.expect.true(
        isGranted(entries, other),
        'The access list still contains the grant of another department',
        reply,
      );
    },
  ),
  ...written({
    'department-delete-removes-grants-of-itself': async (api) => {
      const { top, ...list } = await afterDeletion(api, await api.existing('folder'));
      expectNoGrant(api, list, top, 'the deleted department');
    },
  }),
];

/**
 * A deleted department whose descendants had members. Uses the last users of the user list, because parallel test cases
 * add the first users to departments.
 */
export const deletedAboveMembers = new Shared(async (api) => {
  const top = await deletable(api);
  const child = await api.department(api.name('Child'), top);
  const grandchild = await api.department(api.name('Grandchild'), child);
  const users = await api.users(2, 'last');
  const [first = '', second = ''] = users;
  await setMembers(api, child, 'add', [first, second]);
  await setMembers(api, grandchild, 'add', [second]);
  const job = await removeDepartment(api, top);
  return { child, grandchild, users, first, second, job };
});

/** A deleted department that had members. */
export const deletedWithMembers = new Shared(async (api) => {
  const parent = await api.department();
  const id = await api.department(api.name('Deleted'), parent);
  const users = await api.users(3, 'last', 2);
  await setMembers(api, id, 'add', users);
  return { parent, id, users, job: await removeDepartment(api, id) };
});

async function expectNotLinked(api: Api, user: string, department: string, job: Reply<'readJob'>): Promise<void> {
  api.expect.equal(
    await usersIn(api, department),
    [],
    'filter[department] finds no user for a deleted department',
    job,
  );
  const reply = await api.call('listUsers', { id: user });
  const left = reply.values.items?.[0]?.departments ?? [];
  api.expect.true(!left.includes(department), 'The user is not listed as a member of the deleted department', reply);
}

export const departmentDelete = written({
  'department-delete-202': async (api) => {
    for (const id of [await deletable(api), await deletable(api)]) {
      const reply = await api.call('deleteDepartment', { id });
      api.expect.status(reply, 202, 'The deletion of a department is answered with status 202');
      // Some targets refuse a deletion while another one is pending.
      if (reply.values.jobId) await api.outcome(reply.values.jobId);
    }
  },
  'department-delete-removes': async (api) => {
    const parent = await api.department();
    const id = await api.department(api.name('Deleted'), parent);
    await api.department(api.name('Child'), id);
    await readNow(api, id);
    const reply = await api.call('deleteDepartment', { id });
    api.expect.accepted(reply, 'The deletion of a department is accepted');
    api.expect.equal(reply.exchange.method, 'DELETE', 'The method is DELETE', reply);
    const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
    api.expect.equal(state, 'succeeded', 'The job of the deletion succeeds', job);
    await expectGone(api, id, 'The department');
    api.expect.equal((await childrenOf(api, parent)).ids, [], 'The parent no longer lists the deleted department', job);
  },
  'department-delete-removes-descendants': async (api) => {
    const top = await deletable(api);
    const child = await api.department(api.name('Child'), top);
    const grandchild = await api.department(api.name('Grandchild'), child);
    const second = await api.department(api.name('Second'), top);
    for (const id of [child, grandchild]) await readNow(api, id);
    await removeDepartment(api, top);
    await expectGone(api, child, 'The child');
    await expectGone(api, grandchild, 'The grandchild');
    await expectGone(api, second, 'The second child');
  },
  'department-delete-removes-memberships': async (api) => {
    const { child, grandchild, first, second, job } = await api.once(deletedAboveMembers);
    for (const [department, user] of [
      [child, first],
      [grandchild, second],
    ] as const) {
      await mustBeGone(api, department);
      await expectNotLinked(api, user, department, job);
    }
  },
  'department-delete-removes-memberships-of-itself': async (api) => {
    const { parent, id, users, job } = await api.once(deletedWithMembers);
    for (const user of users.slice(1)) await expectNotLinked(api, user, id, job);
    await expectMembers(api, parent, [], 'The parent of the deleted department has no members', job);
  },
  'department-delete-keeps-users': async (api) => {
    const [above, itself] = [await api.once(deletedAboveMembers), await api.once(deletedWithMembers)];
    for (const user of new Set([...above.users, ...itself.users])) {
      const reply = await api.call('listUsers', { id: user });
      const listed = reply.values.items?.some(({ id }) => id === user) ?? false;
      api.expect.true(listed, 'The user is still listed', reply);
    }
  },
  'department-delete-spares-rest': async (api) => {
    const parent = await newTop(api);
    const sibling = await api.department(api.name('Sibling'), parent);
    const name = api.name('Deleted');
    const nephew = await api.department(name, sibling);
    const cousin = await api.department(api.name('Cousin'), await newTop(api));
    const job = await removeDepartment(api, await api.department(name, parent));
    for (const id of [parent, sibling, nephew, cousin]) {
      const read = await api.call('readDepartment', { id });
      api.expect.true(read.ok, 'A department that is not below the deleted one is still there', read);
    }
    api.expect.equal((await childrenOf(api, parent)).ids, [sibling], 'The sibling still exists', job);
  },
});
