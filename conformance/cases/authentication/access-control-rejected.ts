import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import type { Need } from '../../case/needs.ts';
import { readNow } from '../departments/steps.ts';
import { expectRefused, guarded, mustServeAdmin, neededFor, realObjects, tryGuarded } from './steps.ts';

const callers: readonly { rule: string; as: 'nobody' | 'forged' | 'user'; who: string; needs: readonly Need[] }[] = [
  { rule: 'without-token-rejected', as: 'nobody', who: 'Nobody', needs: [] },
  { rule: 'forged-token-rejected', as: 'forged', who: 'The bearer of an altered token', needs: [] },
  { rule: 'plain-user-rejected', as: 'user', who: 'A plain user', needs: ['user-credential'] },
];

/** Test cases: the access control operations refuse everyone except administrators. */
export const accessControlRejected: readonly Case[] = callers.flatMap(({ rule, as, who, needs }) =>
  guarded.map((operation) =>
    stated({
      id: `access-control-rejected-${as}-${operation}`,
      requirement: `access-control-${rule}`,
      title: `${who} is refused ${operation}`,
      operations: ['createDepartment', 'readDepartment', 'updateDepartmentMembers', operation],
      needs: [...needs, ...neededFor[operation]],
      run: async (api) => {
        const objects = await realObjects(api, operation);
        await expectRefused(api, as, `${who} is refused`, () => tryGuarded(api, operation, objects, as));
        if (operation === 'updateDepartmentMembers') {
          const now = await readNow(api, objects.departmentId);
          api.expect.equal(now.values.memberCount, 0, 'Nobody became a member', now);
        }
        await mustServeAdmin(api, operation, objects);
      },
    }),
  ),
);
