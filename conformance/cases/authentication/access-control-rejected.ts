import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import type { Need } from '../../case/needs.ts';
import { expectNoEffect, showing } from './effects.ts';
import { expectRefused, guarded, mustServeAdmin, neededFor, realObjects, tryGuarded } from './steps.ts';

const callers: readonly { rule: string; as: 'nobody' | 'forged' | 'user'; who: string; needs: readonly Need[] }[] = [
  { rule: 'without-token-rejected', as: 'nobody', who: 'A caller without a token', needs: [] },
  { rule: 'forged-token-rejected', as: 'forged', who: 'A caller with an altered token', needs: [] },
  { rule: 'plain-user-rejected', as: 'user', who: 'A plain user', needs: ['user-credential'] },
];

/** Test cases: the access control operations refuse callers who are not administrators, and then change no data. */
export const accessControlRejected: readonly Case[] = callers.flatMap(({ rule, as, who, needs }) =>
  guarded.map((operation) =>
    stated({
      id: `access-control-rejected-${as}-${operation}`,
      requirement: `access-control-${rule}`,
      title: `${who} cannot use ${operation}`,
      operations: ['createDepartment', 'updateDepartmentMembers', operation, ...showing[operation]],
      needs: [...needs, ...neededFor[operation]],
      run: async (api) => {
        const objects = await realObjects(api, operation);
        await expectNoEffect(api, operation, objects, (named) =>
          expectRefused(api, as, `${who} is refused`, () => tryGuarded(api, operation, named, as)),
        );
        await mustServeAdmin(api, operation, objects);
      },
    }),
  ),
);
