import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { published, stated } from '../../case/define-case.ts';
import { accessListOf, changeAccess, type Entries, granted, isGranted, ownAndOld, permissionOf } from './steps.ts';

const common = {
  operations: ['createDepartment', 'updateAccess', 'readAccess', 'readJob'],
  needs: ['folder'],
} as const;

/** Cases: the effect of a change to an access list. The principals are departments of the case. */
export const accessUpdate: readonly Case[] = [
  stated({
    ...common,
    id: 'access-update-offered',
    title: 'PATCH /v2/admin/access takes a change',
    run: async (api) => {
      const { id } = await api.existing('folder');
      const reply = await changeAccess(api, id, await api.department(), 'grant', 'view');
      api.expect.accepted(reply, 'A change of an access list is taken');
      api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
      const address = new URL(reply.exchange.url).pathname;
      api.expect.true(address.endsWith('/v2/admin/access'), 'The address ends with /v2/admin/access', reply);
    },
  }),
  stated({
    ...common,
    id: 'access-update-202',
    title: 'A change of an access list is accepted with 202',
    run: async (api) => {
      const { id } = await api.existing('folder');
      const reply = await changeAccess(api, id, await api.department(), 'grant', 'view');
      api.expect.status(reply, 202, 'A change of an access list is an asynchronous submission');
    },
  }),
  stated({
    ...common,
    id: 'access-update-applies',
    title: 'A change is seen in the access list once its job has succeeded',
    run: async (api) => {
      const { id } = await api.existing('folder');
      const department = await api.department();
      const beside = await api.department();
      await granted(api, id, beside);
      for (const [operation, isThere] of [
        ['grant', true],
        ['revoke', false],
      ] as const) {
        const reply = await changeAccess(api, id, department, operation, isThere ? 'view' : undefined);
        api.expect.accepted(reply, `The operation ${operation} is accepted`);
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        api.expect.equal(state, 'succeeded', `The job of ${operation} succeeds`, job);
        const { entries, reply: read } = await accessListOf(api, id);
        api.expect.equal(isGranted(entries, department), isThere, `The list shows what ${operation} did`, read);
        api.expect.true(isGranted(entries, beside), `What was granted to another is there after ${operation}`, read);
      }
    },
  }),
  // The kinds of permissions, and replacing one, are part of the published contract only.
  published({
    ...common,
    id: 'access-update-replaces',
    title: 'A permission that was replaced is the new one once the job has succeeded',
    run: async (api) => {
      const { id } = await api.existing('folder');
      const department = await api.department();
      await granted(api, id, department, 'view');
      const reply = await changeAccess(api, id, department, 'replace', 'edit');
      api.expect.accepted(reply, 'The replacement is accepted');
      const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
      api.expect.equal(state, 'succeeded', 'The job of the replacement succeeds', job);
      const { entries, reply: read } = await accessListOf(api, id);
      api.expect.equal(permissionOf(entries, department), 'edit', 'The list shows the new permission', read);
    },
  }),
  stated({
    ...common,
    id: 'access-update-named-folder-only',
    title: 'A change applies to no folder beside the named one',
    needs: ['folder', 'second-folder'],
    run: async (api) => {
      const [first, second] = [await api.existing('folder'), await api.existing('secondFolder')];
      const { entries: before } = await accessListOf(api, second.id);
      await granted(api, first.id, await api.department());
      const { entries, reply } = await accessListOf(api, second.id);
      api.expect.equal(entries, before, 'The list of the other folder is as before', reply);
    },
  }),
  stated({
    ...common,
    id: 'access-update-failed-changes-nothing',
    title: 'After a failed change the access list is as before',
    needs: ['folder', 'failing-submission'],
    run: async (api) => {
      const [folder, failing] = [await api.existing('folder'), await api.existing('failingFolder')];
      const { entries: before } = await accessListOf(api, folder.id);
      const failingBefore = await listIfThere(api, failing.id);
      const reply = await changeAccess(api, failing.id, await api.department(), 'grant', 'manage');
      api.expect.accepted(reply, 'The submission that fails in the job is accepted');
      const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
      api.expect.equal(state, 'failed', 'Its job fails', job);
      const { entries, reply: read } = await accessListOf(api, folder.id);
      api.expect.equal(entries, before, 'The access list is as before', read);
      const after = await listIfThere(api, failing.id);
      api.expect.equal(after, failingBefore, 'The list that the change was meant for is as before', job);
    },
  }),
];

/** The folder of a failing submission may not exist; if it exists, its access list must stay unchanged. */
async function listIfThere(api: Api, folderId: string): Promise<Entries | undefined> {
  const reply = await api.call('readAccess', { type: 'folder', folderId });
  return reply.ok ? ownAndOld(api, reply.values.entries) : undefined;
}
