import type { CallerName } from '../../case/caller.ts';
import { type Case, stated } from '../../case/case.ts';
import type { Need } from '../../case/needs.ts';
import { expectNoEffect, showing } from './effects.ts';
import { expectRefused, guarded, mustServeAdmin, type Named, neededFor, realObjects, tryForbidden } from './steps.ts';

interface Refused {
  rule: string;
  as: 'nobody' | 'forged' | 'user';
  also?: CallerName;
  who: string;
  needs: readonly Need[];
}

const callers: readonly Refused[] = [
  { rule: 'without-token-rejected', as: 'nobody', who: 'A caller without a token', needs: [] },
  {
    rule: 'forged-token-rejected',
    as: 'forged',
    also: 'forged-signature',
    who: 'A caller with an altered token',
    needs: [],
  },
  { rule: 'plain-user-rejected', as: 'user', who: 'A plain user', needs: ['user-credential'] },
];

export const accessControlRejected: readonly Case[] = callers.flatMap(({ rule, as, also, who, needs }) =>
  guarded.map((operation) =>
    stated({
      id: `access-control-rejected-${as}-${operation}`,
      requirement: `access-control-${rule}`,
      title: `${who} cannot use ${operation}`,
      operations: ['createDepartment', 'updateDepartmentMembers', operation, ...showing[operation]],
      needs: [...needs, ...neededFor[operation]],
      run: async (api) => {
        const objects = await realObjects(api, operation);
        const attempt = (named: Named, caller: CallerName) =>
          expectRefused(api, caller, `${who} is refused`, () => tryForbidden(api, operation, named, caller));
        await expectNoEffect(api, operation, objects, async (named) => {
          const reply = await attempt(named, as);
          return also ? attempt(named, also) : reply;
        });
        await mustServeAdmin(api, operation, objects);
      },
    }),
  ),
);
