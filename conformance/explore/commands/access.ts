import { changeAccess, failingGrant, isGranted } from '../../cases/access/steps.ts';
import { checkAccess } from '../checks/access.ts';
import { mustAccept } from '../checks/members.ts';
import { endOfJob, jobOf, noteSubmitted } from '../jobs.ts';
import type { Department, FolderName } from '../model/model.ts';
import { here } from '../model/tree.ts';
import { has, onOne, type StepTable } from '../step.ts';
import { nameOf } from '../texts.ts';
import { anyDepartment, homeOf } from './users.ts';

const type = 'folder';
export const accessSteps = {
  'grant access to a folder': async (walk) => {
    const { api, draws, says, reached } = walk;
    const isSecond = has(walk, 'second-folder') && draws.chance('second folder', 0.3);
    const name: FolderName = isSecond ? 'secondFolder' : 'folder';
    const isFree = ({ grants, unsureGrants }: Department) => !grants.has(name) && !unsureGrants.has(name);
    const department = await anyDepartment(walk, isFree);
    if (!isFree(department)) return;
    const text = `Grant ${nameOf(department)} access to the ${isSecond ? 'second ' : ''}folder`;
    says(text);
    reached(`access: grant in the ${name}`);
    const folder = await api.existing(name);
    const grant = () => changeAccess(api, folder, department.id, 'grant', 'view');
    const reply = await mustAccept(walk, 'access-update-offered', grant, 'A grant is accepted');
    const jobId = await jobOf(walk, reply, 'access-update-202');
    department.unsureGrants.add(name);
    await noteSubmitted(walk, {
      key: walk.key,
      jobId,
      text,
      department,
      mayFail: false,
      succeed: async () => {
        if (department.life !== 'here') return;
        department.unsureGrants.delete(name);
        department.grants.add(name);
        walk.passed('access: granted');
        await checkAccess(walk, 'access-update-applies');
      },
      fail: async () => undefined,
    });
  },

  'read an access list': async (walk) => {
    await homeOf(walk);
    walk.says('Read the access lists of the folders by id and by path');
    await checkAccess(walk, 'access-read-offered');
  },

  'change an access list in vain': async (walk) => {
    const { api, expect, says } = walk;
    const department = await anyDepartment(walk);
    const [failing, principal] = await failingGrant(api, department.id);
    says(`Grant ${nameOf(department)} access to a folder, so that the job fails`);
    const before = await api.call('readAccess', { type, folderId: failing.id });
    const grant = () => changeAccess(api, failing, principal, 'grant', 'manage');
    const what = 'The submission that fails in the job is accepted';
    const reply = await mustAccept(walk, 'access-job-outcome-binary', grant, what);
    const job = await endOfJob(walk, await jobOf(walk, reply, 'access-update-202'));
    await expect.true('access-job-outcome-binary', !job.isGood, 'The job fails', job);
    const after = await api.call('readAccess', { type, folderId: failing.id });
    const isNew =
      isGranted(after.values.entries ?? [], principal) && !isGranted(before.values.entries ?? [], principal);
    const violated = 'access-update-failed-changes-nothing';
    await expect.true(violated, !isNew, 'The access list of the folder has no new grant', after);
    await checkAccess(walk, violated);
  },

  'read a part of an access list': onOne(
    'department',
    (model) => here(model).filter(({ grants }) => grants.has('folder')),
    async ({ api, expect, says }, department) => {
      const { id: folderId } = await api.existing('folder');
      says(`Read the entry of ${nameOf(department)} in an access list`);
      const criteria = { narrow: 'department', narrowPrincipalId: department.id, narrowPermission: 'view' };
      const reply = await api.call('readAccess', { type, folderId, ...criteria });
      await expect.accepted('access-read-narrowed', reply, 'The narrowing parameter is accepted');
      const isListed = isGranted(reply.values.entries ?? [], department.id);
      await expect.true('access-read-narrowed', isListed, 'The part has the entry that meets the criterion', reply);
      const others = { narrow: 'user', narrowPrincipalId: '0', narrowPermission: 'edit' };
      const without = await api.call('readAccess', { type, folderId, ...others });
      // Skips the check if the requests that the target file defines do not contain the filter values.
      const [one, other] = [reply.exchange, without.exchange];
      if (!without.ok || (other.url === one.url && other.requestBody === one.requestBody)) return;
      const isLeft = isGranted(without.values.entries ?? [], department.id);
      const what = 'The part has no entry that does not meet the criterion';
      await expect.true('access-read-narrowed', !isLeft, what, without);
    },
  ),
} satisfies StepTable;
