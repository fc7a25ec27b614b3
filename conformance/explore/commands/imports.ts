import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { expectErrorsHidden, expectImportHidden } from '../../cases/other-tenant.ts';
import { containsAll } from '../../cases/proofs.ts';
import { expectErrors, expectKnown, hasSummary, processOf, readable } from '../../cases/user-imports/steps.ts';
import { mustAccept, mustList } from '../checks/members.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, has, type StepTable } from '../step.ts';

async function checkImports(walk: CommandSequence): Promise<void> {
  const { api, expect, rule, model } = walk;
  const violated = 'user-import-status-offered';
  for (const { id, isSummary } of model.imports) {
    const read = await rule(violated, () => readable(api, id));
    await expect.true(violated, Boolean(read.values.state), 'The import shows its status', read);
    await expect.equal(violated, read.values.id ?? id, id, 'The response shows the requested import', read);
    if (isSummary && has(walk, 'import-summary')) await checkSummary(walk, id);
  }
  const areListed = async (first: Reply<'listUserImports'>) =>
    containsAll(
      (await api.rest(first)).map((each) => each.id),
      model.imports.map(({ id }) => id),
    );
  const list = () => api.call('listUserImports', {});
  const offered = ['user-imports-list-offered', 'user-import-tracked'] as const;
  await mustList(walk, offered, list, areListed, 'Each import of the walk is listed');
}

async function checkSummary({ api, rule }: CommandSequence, importId: string): Promise<void> {
  const ask = () => api.call('readUserImport', { importId });
  const isShown = (reply: Reply<'readUserImport'>) => hasSummary(api, importId, reply);
  await rule('user-import-has-summary', () => api.eventually(ask, isShown, 'The import shows its summary'));
}

type Operation = 'acknowledgeUserImport' | 'cancelUserImport';

async function endImport(walk: CommandSequence, operation: Operation): Promise<void> {
  const { api, rule, says, passed } = walk;
  const isCancel = operation === 'cancelUserImport';
  says(`${isCancel ? 'Cancel' : 'Acknowledge'} a new import`);
  const violated = isCancel ? 'user-import-cancel-offered' : 'user-import-acknowledge-offered';
  await rule(violated, () => expectKnown(api, operation));
  passed(isCancel ? 'import: cancelled' : 'import: acknowledged');
  await checkOthers(walk, operation, violated);
}

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

export const importSteps = {
  'act on an import as another tenant': async ({ api, rule, says }) => {
    says('As another tenant, list, read, acknowledge and cancel an import of this tenant');
    await rule('administration-current-tenant', () => expectImportHidden(api));
  },

  'read the errors of an import as another tenant': async ({ api, rule, says }) => {
    says('As another tenant, read the errors of an import of this tenant');
    await rule('administration-current-tenant', () => expectErrorsHidden(api));
  },

  'read the errors of an import': async ({ api, rule, says }) => {
    says('Read the errors of an import');
    await rule('user-import-errors-offered', () => expectErrors(api, 'importUsers', 'readUserImportErrors'));
  },

  'read the errors of a summary of an import': async ({ api, rule, says }) => {
    says('Read the errors of a summary of an import');
    await rule('user-import-summary-errors-offered', () =>
      expectErrors(api, 'summarizeUserImport', 'readUserImportSummaryErrors'),
    );
  },

  'acknowledge an import': (walk) => endImport(walk, 'acknowledgeUserImport'),
  'cancel an import': (walk) => endImport(walk, 'cancelUserImport'),

  /** Imported users remain at the target, because no API operation deletes users. */
  'import users': async (walk) => {
    const { api, expect, draws, says, model, reached } = walk;
    const needsImport = api.uses('summarizeUserImport', 'importId');
    const isSummary = !needsImport && draws.chance('summary', 0.4);
    const isFaulty = has(walk, 'faulty-users-file') && draws.chance('faulty', 0.4);
    const operation = isSummary ? 'summarizeUserImport' : 'importUsers';
    says(`${isSummary ? 'Summarize' : 'Start'} an import of a ${isFaulty ? 'faulty ' : ''}spreadsheet`);
    reached(`import: ${operation}${isFaulty ? ' with a faulty row' : ''}`);
    const { name: fileName, content: file } = await api.file(isFaulty ? 'faulty-users' : 'users');
    const violated: ExploreRule = isSummary ? 'user-import-summary-offered' : 'user-import-offered';
    const start = () => api.call(operation, { file, fileName });
    const first = await start();
    // The service description leaves open whether two user imports can run at the same time.
    if (first.status === 409 || first.status === 423) return;
    const replies = [first];
    const next = async () => replies.pop() ?? start();
    const reply = await mustAccept(walk, violated, next, 'The spreadsheet is accepted');
    const { id } = reply.values;
    if (!id) return;
    const isNew = !model.imports.some((each) => each.id === id);
    await expect.true('user-import-status-offered', isNew, 'Two imports have two ids', reply);
    walk.passed(isSummary ? 'import: summarized' : 'import: started');
    model.imports.push({ id, isSummary });
    await checkImports(walk);
  },
} satisfies StepTable;
