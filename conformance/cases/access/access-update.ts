import { isDeepStrictEqual } from 'node:util';
import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { publishedBinding } from '../../published/binding-of.ts';
import { unlessCausedBy } from '../proofs.ts';
import { bothIn, bothNamesIn, unknownIn } from '../several-operations.ts';
import { written } from '../written.ts';
import {
  accessListOf,
  changeAccess,
  changeInput,
  type Entries,
  type Folder,
  failingGrant,
  granted,
  isGranted,
  ownAndOld,
  permissionsOf,
  readableGrant,
} from './steps.ts';

type BodyOf = (department: string, operation: string, permission?: string) => Promise<string | null>;

/** Returns a body with a grant and a revocation, or two bodies with two names of operations in place of one. */
async function twoOperations(body: BodyOf, added: string, old: string): Promise<string[]> {
  const view = await body(added, 'grant', 'view');
  const edit = unknownIn(view, await body(added, 'grant', 'edit'));
  // A revocation can be a permission.
  if (edit !== undefined && edit === unknownIn(view, await body(added, 'revoke'))) return [];
  const both = bothIn(view, await body(old, 'revoke'));
  if (both !== undefined) return [both];
  const revocation = await body(old, 'revoke', 'view');
  const names = [
    bothNamesIn(view, await body(added, 'revoke', 'view')),
    bothNamesIn(revocation, await body(old, 'grant', 'view')),
  ];
  return names.flatMap((each) => each ?? []);
}

/** Returns the number of requests with two operations. */
async function expectOneChange(api: Api, folder: Folder): Promise<number> {
  const [old, added] = [await api.plainDepartment(), await api.plainDepartment()];
  await granted(api, folder, old);
  const bodies = await twoOperations(
    (...change) => api.bodyOf('updateAccess', changeInput(api, folder, ...change)),
    added,
    old,
  );
  const { entries: before } = await accessListOf(api, folder.id);
  if (!isGranted(before, old) || isGranted(before, added))
    throw new Blocked('updateAccess', 'a grant is not listed, or a request without a token is applied');
  for (const body of bodies) {
    const reply = await api.send('updateAccess', changeInput(api, folder, added, 'grant', 'view'), { body });
    if (reply.ok && reply.values.jobId) await api.outcome(reply.values.jobId);
    const { entries } = await accessListOf(api, folder.id);
    const [isNew, isOld] = [isGranted(entries, added), isGranted(entries, old)];
    if (bodies.length === 1) api.expect.true(isOld || !isNew, 'At most one of the two operations is applied', reply);
    else api.expect.true(isOld && !isNew, 'Two operations change no grant', reply);
  }
  return bodies.length;
}

export const accessUpdateSingleOperation = written({
  'access-update-single-operation': async (api) => {
    const folder = await api.existing('folder');
    const requests = await expectOneChange(api, folder);
    if (requests === 0) throw new Unjudged('the request of this target cannot contain two operations');
    if (requests === 1) await expectOneChange(api, folder);
  },
});

/** A target whose binding does not translate `replace` may replace the whole access list instead of one permission. */
function mustKnowReplace(api: Api): void {
  const { body, inputs } = api.bound('updateAccess');
  const spelled = inputs?.['operation'];
  if (spelled ? spelled['replace'] : body === publishedBinding('updateAccess').body) return;
  throw new Unjudged('the binding of updateAccess does not translate the value replace of the input operation');
}

const mostRestored = 100;

/** The description does not say whether a replacement changes one permission or the whole list, with grants of others. */
async function restoreGrants(api: Api, folder: Folder, before: Entries, after: Entries): Promise<void> {
  for (const entry of before.filter((each) => !after.some((other) => isDeepStrictEqual(other, each)))) {
    const { principalType, principalId, permission } = entry;
    const grant = changeInput(api, folder, principalId ?? '', 'grant', permission ?? 'view');
    const input = { ...grant, ...(principalType && { principalType }) };
    const reply = await api.call('updateAccess', input);
    if (!reply.ok) throw new Blocked('updateAccess', `the grant of ${principalId} was not restored: ${reply.status}`);
    if (reply.values.jobId) await api.outcome(reply.values.jobId);
  }
}

async function listAfter(api: Api, reply: Reply<'updateAccess'>, what: string, { id }: Folder) {
  api.expect.accepted(reply, `${what} is accepted`);
  const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
  api.expect.equal(state, 'succeeded', `${what} ends with a job that succeeds`, job);
  return accessListOf(api, id);
}

/** Two grants, which the target may refuse. They have two departments, because a second grant may be refused. */
const twoGrants = new Shared(async (api) => {
  const folder = await api.existing('folder');
  const grant = async () => changeAccess(api, folder, await api.plainDepartment(), 'grant', 'view');
  return [await grant(), await grant()] as const;
});

export const accessUpdate = written({
  'access-update-offered': async (api) => {
    const [first, reply] = await api.once(twoGrants);
    api.expect.accepted(first, 'A change of an access list is accepted');
    api.expect.accepted(reply, 'A second change of an access list is accepted');
    api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
    const address = new URL(reply.exchange.url).pathname;
    const what = 'The path of the request ends with /v2/admin/access';
    api.expect.true(address.endsWith('/v2/admin/access'), what, reply);
  },
  'access-update-202': async (api) => {
    for (const reply of await api.once(twoGrants))
      api.expect.status(reply, 202, 'A change of an access list is answered with status 202');
  },
  'access-update-applies': async (api) => {
    const folder = await api.existing('folder');
    const parent = await api.department();
    const department = await api.department(api.name('Child'), parent);
    const beside = await api.department(api.name('Beside'), parent);
    const child = await api.department(api.name('Below'), department);
    await granted(api, folder, beside);
    const before = await accessListOf(api, folder.id);
    api.expect.true(
      !isGranted(before.entries, department),
      'A grant for a sibling gives the department no access',
      before.reply,
    );
    const byPath = { type: 'folder', folderPath: folder.path };
    await api.call('readAccess', byPath);
    const reply = await changeAccess(api, folder, department, 'grant', 'view');
    const { entries, reply: read } = await listAfter(api, reply, 'The grant', folder);
    api.expect.true(isGranted(entries, department), 'The list shows the new grant', read);
    api.expect.true(isGranted(entries, beside), 'An earlier grant to another department is still there', read);
    const others = [parent, child].filter((each) => isGranted(entries, each));
    api.expect.equal(others, [], 'The parent and the child of the department got no grant', read);
    const again = await api.call('readAccess', byPath);
    if (!again.ok) throw new Blocked('readAccess', `a read by path is refused: ${again.status}`);
    const isShown = isGranted(again.values.entries ?? [], department);
    api.expect.true(isShown, 'A read by path shows the new grant too', again);
  },
  'access-update-revokes': async (api) => {
    const folder = await api.existing('folder');
    const [department, beside] = [await api.plainDepartment(), await api.plainDepartment()];
    for (const each of [department, beside]) await granted(api, folder, each);
    const reply = await changeAccess(api, folder, department, 'revoke');
    const { entries, reply: read } = await listAfter(api, reply, 'The revocation', folder);
    api.expect.true(!isGranted(entries, department), 'The list no longer shows the grant', read);
    api.expect.true(isGranted(entries, beside), 'The access list still contains the grant to another department', read);
  },
  'access-update-replaces': async (api) => {
    mustKnowReplace(api);
    const folder = await api.existing('folder');
    const department = await api.plainDepartment();
    await granted(api, folder, department, 'view');
    const { entries: before } = await accessListOf(api, folder.id);
    if (before.length > mostRestored)
      throw new Unjudged(`a replacement could remove more than ${mostRestored} grants of the folder`);
    const reply = await changeAccess(api, folder, department, 'replace', 'edit');
    const { entries, reply: read } = await listAfter(api, reply, 'The replacement', folder);
    await restoreGrants(
      api,
      folder,
      before.filter(({ principalId }) => principalId !== department),
      entries,
    );
    api.expect.equal(permissionsOf(entries, department), ['edit'], 'The list shows the new permission', read);
  },
  'access-update-grant-again': async (api) => {
    const folder = await api.existing('folder');
    const department = await api.plainDepartment();
    for (const permission of ['view', 'edit']) await granted(api, folder, department, permission);
    const { entries, reply } = await accessListOf(api, folder.id);
    const shown = permissionsOf(entries, department);
    api.expect.equal(shown, ['edit'], 'The list shows only the permission of the second grant', reply);
  },
  'access-update-named-folder-only': async (api) => {
    const [first, second] = [await api.existing('folder'), await api.existing('secondFolder')];
    for (const [named, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const { entries: before } = await accessListOf(api, other.id);
      await granted(api, named, await api.plainDepartment());
      const { entries, reply } = await accessListOf(api, other.id);
      const check = async () =>
        api.expect.equal(entries, before, 'The access list of the other folder has not changed', reply);
      await unlessCausedBy(() => mustReadAlike(api, other), check);
    }
  },
  'access-update-failed-changes-nothing': async (api) => {
    const folder = await api.existing('folder');
    const [failing, principal] = await failingGrant(api);
    await api.once(readableGrant);
    const { entries: before } = await accessListOf(api, folder.id);
    const failingBefore = await listIfThere(api, failing.id);
    const reply = await changeAccess(api, failing, principal, 'grant', 'manage');
    api.expect.accepted(reply, 'The submission whose job must fail is accepted');
    const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
    api.expect.equal(state, 'failed', 'The job of the change fails', job);
    const { entries, reply: read } = await accessListOf(api, folder.id);
    api.expect.equal(entries, before, 'The access list has not changed', read);
    const after = await listIfThere(api, failing.id);
    api.expect.equal(after, failingBefore, 'The access list of the folder in the failed change has not changed', job);
  },
});

/** Ends the test case as `blocked` if reads by folder id and by folder path return different access lists. */
async function mustReadAlike(api: Api, { id, path }: Folder): Promise<void> {
  const { entries: byId } = await accessListOf(api, id);
  const { values } = await api.call('readAccess', { type: 'folder', folderPath: path });
  if (!isDeepStrictEqual(ownAndOld(api, values.entries), byId))
    throw new Blocked('readAccess', 'a read by id and a read by path return different lists');
}

async function listIfThere(api: Api, folderId: string): Promise<Entries | undefined> {
  const reply = await api.call('readAccess', { type: 'folder', folderId });
  return reply.ok ? ownAndOld(api, reply.values.entries) : undefined;
}
