import { changeAccess } from '../../cases/access/steps.ts';
import { checkAccess } from '../checks/access.ts';
import { mustAccept } from '../checks/members.ts';
import { jobOf, noteSubmitted } from '../jobs.ts';
import type { Department, FolderName } from '../model/model.ts';
import { has, type StepTable } from '../step.ts';
import { nameOf } from '../texts.ts';
import { anyDepartment, homeOf } from './users.ts';

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
} satisfies StepTable;
