import type { Case } from '../../case/case.ts';
import { stated } from '../../case/case.ts';
import type { Need } from '../../case/needs.ts';
import { keepingRoles } from '../role-assignments/steps.ts';
import { guarded, neededFor, realObjects, tryGuarded } from './steps.ts';

const callers: readonly { as: 'admin' | 'super-admin'; who: string; needs: readonly Need[] }[] = [
  { as: 'admin', who: 'An admin', needs: [] },
  { as: 'super-admin', who: 'A super-admin', needs: ['super-admin-credential'] },
];

export const accessControlAccepted: readonly Case[] = callers.flatMap(({ as, who, needs }) =>
  guarded.map((operation) =>
    stated({
      id: `access-control-accepted-${as}-${operation}`,
      requirement: `access-control-${as}-accepted`,
      title: `${who} can use ${operation}`,
      operations: ['createDepartment', 'updateDepartmentMembers', operation],
      needs: [...needs, ...neededFor[operation]],
      run: async (api) => {
        const objects = await realObjects(api, operation);
        const attempt = async () =>
          api.expect.accepted(await tryGuarded(api, operation, objects, as), `${who} is accepted`);
        await (operation === 'replaceRoleAssignments' ? keepingRoles(api, [objects.userId], attempt) : attempt());
      },
    }),
  ),
);
