import type { Api } from '../../case/api.ts';
import { expectKnown, processOf } from '../../cases/user-imports/steps.ts';
import type { ExploreRule } from '../rules.ts';
import type { Command, CommandSequence } from '../step.ts';

type Operation = 'acknowledgeUserImport' | 'cancelUserImport';

export const importSteps: readonly Command[] = (['acknowledgeUserImport', 'cancelUserImport'] as const).map(
  (operation) => ({
    name: operation === 'cancelUserImport' ? 'cancel an import' : 'acknowledge an import',
    operations: ['importUsers', 'summarizeUserImport', 'readUserImport', operation],
    needs: ['users-file'],
    weight: 0.4,
    most: 6,
    run: async (walk) => {
      const { api, rule, says, passed } = walk;
      const isCancel = operation === 'cancelUserImport';
      says(`${isCancel ? 'Cancel' : 'Acknowledge'} a new import`);
      const violated = isCancel ? 'user-import-cancel-offered' : 'user-import-acknowledge-offered';
      await rule(violated, () => expectKnown(api, operation));
      passed(isCancel ? 'import: cancelled' : 'import: acknowledged');
      await checkOthers(walk, operation, violated);
    },
  }),
);

/**
 * A changed status alone is not a violation, because the status can change without a request. Fails only if the target
 * changes the status of a different import instead of the requested import.
 */
async function checkOthers({ api, rule }: CommandSequence, operation: Operation, violated: ExploreRule): Promise<void> {
  if (api.uses('summarizeUserImport', 'importId')) return;
  const ids = [];
  while (ids.length < 3) ids.push(await processOf(api, 'summarizeUserImport'));
  const [named = '', ...others] = ids;
  const before = await statesOf(api, ids);
  if (before[0] === undefined || new Set(before).size > 1) return;
  const reply = await api.call(operation, { importId: named });
  if (!reply.ok) return;
  const isRight = async () => {
    const [one, other] = await statesOf(api, others);
    return one === other || (await stateOf(api, named)) !== before[0];
  };
  const what = 'The request does not change the status of another import';
  await rule(violated, () => api.eventually(async () => reply, isRight, what));
}

async function statesOf(api: Api, ids: readonly string[]): Promise<(string | undefined)[]> {
  const states = [];
  for (const id of ids) states.push(await stateOf(api, id));
  return states;
}

async function stateOf(api: Api, importId: string): Promise<string | undefined> {
  return (await api.call('readUserImport', { importId })).values.state ?? undefined;
}
