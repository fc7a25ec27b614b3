import { type Api, Shared } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { accessListOf, expectNoGrant, granted, isGranted } from '../access/steps.ts';
import { jobHistory } from '../jobs/steps.ts';
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
  await mustBeGone(api, child);
  return { top, child, grandchild, other };
});

const listAfterDeletion = (kind: 'folder' | 'secondFolder') =>
  new Shared(async (api) => {
    const family = await api.once(deletedWithGrants);
    return { ...family, ...(await accessListOf(api, (await api.existing(kind)).id)) };
  });

const afterDeletion = { folder: listAfterDeletion('folder'), secondFolder: listAfterDeletion('secondFolder') };

export const departmentDeleteGrants = written({
  'department-delete-grants-grandchild': async (api) => {
    const { grandchild, ...list } = await api.once(afterDeletion.folder);
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
      const { child, other, entries, reply } = await api.once(afterDeletion[kind]);
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
      const { top, ...list } = await api.once(afterDeletion.folder);
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
  return { child, grandchild, first, second, job, shown: await shownUsers(api, users) };
});

async function shownUsers(api: Api, users: readonly string[]): Promise<Map<string, Reply<'listUsers'>>> {
  const shown = new Map<string, Reply<'listUsers'>>();
  for (const id of users) shown.set(id, await api.call('listUsers', { id }));
  return shown;
}

/** A deleted department that had members. */
export const deletedWithMembers = new Shared(async (api) => {
  const parent = await api.department();
  const id = await api.department(api.name('Deleted'), parent);
  const users = await api.users(3, 'last', 2);
  await setMembers(api, id, 'add', users);
  const job = await removeDepartment(api, id);
  return { parent, id, users, job, shown: await shownUsers(api, users) };
});

/** A department that the run deletes with its descendants, beside departments that stay. */
const deletedFamily = new Shared(async (api) => {
  const [parent, name] = [await newTop(api), api.name('Deleted')];
  const deleted = await api.department(name, parent);
  const child = await api.department(api.name('Child'), deleted);
  const grandchild = await api.department(api.name('Grandchild'), child);
  const second = await api.department(api.name('Second'), deleted);
  const sibling = await api.department(api.name('Sibling'), parent);
  const nephew = await api.department(name, sibling);
  const cousin = await api.department(api.name('Cousin'), await newTop(api));
  for (const id of [deleted, child, grandchild]) await readNow(api, id);
  const reply = await api.call('deleteDepartment', { id: deleted });
  const job = reply.values.jobId ? await api.outcome(reply.values.jobId) : undefined;
  const named = { parent, deleted, child, grandchild, second, sibling, nephew, cousin };
  return { ...named, reply, job, left: await childrenOf(api, parent) };
});

async function afterRemoval(api: Api) {
  const family = await api.once(deletedFamily);
  if (family.job?.state === 'succeeded') return family;
  throw new Blocked('deleteDepartment', `the deletion was refused or failed: ${family.reply.status}`);
}

interface Left {
  shown: ReadonlyMap<string, Reply<'listUsers'>>;
  job: Reply<'readJob'>;
}

async function expectNotLinked(api: Api, user: string, department: string, { shown, job }: Left): Promise<void> {
  api.expect.equal(
    await usersIn(api, department),
    [],
    'filter[department] finds no user for a deleted department',
    job,
  );
  const reply = shown.get(user);
  const left = reply?.values.items?.[0]?.departments ?? [];
  const what = 'The user is not listed as a member of the deleted department';
  api.expect.true(!left.includes(department), what, reply ?? job);
}

export const departmentDelete = written({
  'department-delete-202': async (api) => {
    const { reply } = await api.once(deletedFamily);
    api.expect.status(reply, 202, 'The deletion of a department is answered with status 202');
    const { reply: other } = await api.once(jobHistory('department delete'));
    api.expect.status(other, 202, 'Another deletion of a department is answered with status 202');
  },
  'department-delete-removes': async (api) => {
    const { deleted, reply, job, left } = await api.once(deletedFamily);
    api.expect.accepted(reply, 'The deletion of a department is accepted');
    api.expect.equal(reply.exchange.method, 'DELETE', 'The method is DELETE', reply);
    api.expect.equal(job?.state, 'succeeded', 'The job of the deletion succeeds', job?.reply ?? reply);
    await expectGone(api, deleted, 'The department');
    const isListed = left.ids.includes(deleted);
    api.expect.true(!isListed, 'The parent no longer lists the deleted department', left.reply);
  },
  'department-delete-removes-descendants': async (api) => {
    const { child, grandchild, second } = await afterRemoval(api);
    await expectGone(api, child, 'The child');
    await expectGone(api, grandchild, 'The grandchild');
    await expectGone(api, second, 'The second child');
  },
  'department-delete-removes-memberships': async (api) => {
    const { child, grandchild, first, second, ...left } = await api.once(deletedAboveMembers);
    for (const [department, user] of [
      [child, first],
      [grandchild, second],
    ] as const) {
      await mustBeGone(api, department);
      await expectNotLinked(api, user, department, left);
    }
  },
  'department-delete-removes-memberships-of-itself': async (api) => {
    const { parent, id, users, ...left } = await api.once(deletedWithMembers);
    for (const user of users.slice(1)) await expectNotLinked(api, user, id, left);
    await expectMembers(api, parent, [], 'The parent of the deleted department has no members', left.job);
  },
  'department-delete-keeps-users': async (api) => {
    const [above, itself] = [await api.once(deletedAboveMembers), await api.once(deletedWithMembers)];
    for (const [user, reply] of [...above.shown, ...itself.shown]) {
      const listed = reply.values.items?.some(({ id }) => id === user) ?? false;
      api.expect.true(listed, 'The user is still listed', reply);
    }
  },
  'department-delete-spares-rest': async (api) => {
    const { parent, sibling, nephew, cousin, left } = await afterRemoval(api);
    for (const id of [parent, sibling, nephew, cousin]) {
      const read = await api.call('readDepartment', { id });
      api.expect.true(read.ok, 'A department that is not below the deleted one is still there', read);
    }
    api.expect.equal(left.ids, [sibling], 'The sibling still exists', left.reply);
  },
});
