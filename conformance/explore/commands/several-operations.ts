import { Failure } from '../../case/failure.ts';
import { expectOneChange } from '../../cases/access/access-update.ts';
import { expectNotBoth, expectUnknownRefused } from '../../cases/members/members.ts';
import { setMembers } from '../../cases/members/steps.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, has, type StepTable } from '../step.ts';
import { allUsers } from './users.ts';

/** `check` returns false or 0 if the requirement cannot be tested with the target's request format. */
async function judge(
  { rule }: CommandSequence,
  violated: ExploreRule,
  check: () => Promise<boolean | number>,
): Promise<void> {
  try {
    if (await check()) await rule(violated, () => undefined);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await rule(violated, () => {
      throw error;
    });
  }
}

export const severalSteps = {
  'change members with two operations or an unknown one': async (walk) => {
    const { api, draws, says } = walk;
    const isUnknown = draws.chance('unknown operation', 0.5);
    says(`Change members with ${isUnknown ? 'an unknown operation' : 'two operations in one request'}`);
    const [member, other] = draws.order('users', await allUsers(walk), (id) => id);
    if (member === undefined || other === undefined) return;
    const departmentId = await api.department();
    await setMembers(api, departmentId, 'add', [member]);
    const expectOne = isUnknown ? expectUnknownRefused : expectNotBoth;
    await judge(walk, 'members-one-operation', () => expectOne(api, departmentId, member, other));
  },

  'change an access list with two operations': async (walk) => {
    const { api, draws, says } = walk;
    says('Change the access list of a folder with two operations in one request');
    const isSecond = has(walk, 'second-folder') && draws.chance('second folder', 0.3);
    const folder = await api.existing(isSecond ? 'secondFolder' : 'folder');
    await judge(walk, 'access-update-single-operation', () => expectOneChange(api, folder));
  },
} satisfies StepTable;
