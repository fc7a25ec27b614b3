import type { Api } from '../../case/api.ts';
import { hasContent, isSpreadsheet } from '../../cases/content.ts';
import { expectKnown, expectListed, readable } from '../../cases/user-imports/steps.ts';
import { mustAccept } from '../checks/accepted.ts';
import { has } from '../has.ts';
import type { Rule } from '../rules.ts';
import type { Command } from '../step.ts';

/**
 * Uploads a spreadsheet of users for an import, or only for a summary of the import.
 * Imported users remain at the target after the run, because no operation deletes users.
 */
export const importUsers: Command = {
  name: 'import users',
  operations: ['importUsers', 'summarizeUserImport', 'readUserImport', 'listUserImports'],
  needs: ['users-file'],
  weight: 0.6,
  most: 16,
  run: async (walk) => {
    const { api, draws, rule, says, model, reached } = walk;
    const needsImport = api.uses('summarizeUserImport', 'importId');
    const isSummary = !needsImport && draws.chance('summary', 0.4);
    const isFaulty = has(walk, 'faulty-users-file') && draws.chance('faulty', 0.4);
    const operation = isSummary ? 'summarizeUserImport' : 'importUsers';
    says(`${isSummary ? 'Summarize' : 'Start'} an import of a ${isFaulty ? 'faulty ' : ''}spreadsheet`);
    reached(`import: ${operation}${isFaulty ? ' with a faulty row' : ''}`);
    const { name: fileName, content: file } = await api.file(isFaulty ? 'faulty-users' : 'users');
    const start = () => api.call(operation, { file, fileName });
    const violated: Rule = isSummary ? 'user-import-summary-offered' : 'user-import-offered';
    const first = await start();
    // The service description does not say whether the target may refuse a user import during another user import.
    if (first.status === 409 || first.status === 423) return;
    const reply = first.ok ? first : await mustAccept(walk, violated, start, 'The spreadsheet is accepted');
    const { id } = reply.values;
    if (!id) return;
    const isNew = !model.imports.some((each) => each.id === id);
    await rule('user-import-status-offered', () => api.expect.true(isNew, 'Two imports have two ids', reply));
    walk.passed(isSummary ? 'import: summarized' : 'import: started');
    model.imports.push({ id, isFaulty, isSummary });
    for (const each of model.imports) {
      const read = await rule('user-import-status-offered', () => readable(api, each.id));
      await rule('user-import-status-offered', () =>
        api.expect.true(Boolean(read.values.state), 'The import shows its status', read),
      );
      const shown = read.values.id ?? each.id;
      await rule('user-import-status-offered', () =>
        api.expect.equal(shown, each.id, 'The response shows the requested import', read),
      );
      await rule('user-import-tracked', () => expectListed(api, each.id));
    }
  },
};

/** Downloads the spreadsheet with the errors of a user import, or with the errors of an import summary. */
export const readErrors: Command = {
  name: 'read the errors of an import',
  operations: ['importUsers', 'readUserImportErrors', 'readUserImportSummaryErrors'],
  needs: ['users-file', 'faulty-users-file'],
  weight: 0.6,
  can: ({ imports }) => imports.some(({ isFaulty }) => isFaulty),
  run: async ({ api, draws, rule, says, model }) => {
    const found = draws.choose(
      'import',
      model.imports.filter(({ isFaulty }) => isFaulty),
      ({ id }) => id,
    );
    if (!found) return;
    const [operation, violated] = found.isSummary
      ? (['readUserImportSummaryErrors', 'user-import-summary-errors-offered'] as const)
      : (['readUserImportErrors', 'user-import-errors-offered'] as const);
    says(`Read the errors of ${found.isSummary ? 'a summary' : 'an import'}`);
    const ask = () => api.call(operation, { importId: found.id });
    const reply = await rule(violated, () =>
      api.eventually(ask, hasContent, 'The errors of a faulty spreadsheet are given'),
    );
    await rule(violated, () => api.expect.true(isSpreadsheet(reply), 'The errors are a spreadsheet', reply));
    const sound =
      model.imports.find((each) => !each.isFaulty && each.isSummary === found.isSummary)?.id ??
      (await soundImport(api, found.isSummary));
    if (!sound) return;
    const other = await api.call(operation, { importId: sound });
    const { content } = reply.values;
    const isOwn = !hasContent(other) || content?.equals(other.values.content ?? Buffer.alloc(0)) === false;
    await rule(violated, () => api.expect.true(isOwn, 'A sound spreadsheet does not have the same errors', other));
  },
};

async function soundImport(api: Api, isSummary: boolean): Promise<string | null | undefined> {
  const { name: fileName, content: file } = await api.file('users');
  return (await api.call(isSummary ? 'summarizeUserImport' : 'importUsers', { file, fileName })).values.id;
}

/** Confirms or cancels a user import. The service description does not define when the target must accept this. */
export const importSteps: readonly Command[] = (['acknowledgeUserImport', 'cancelUserImport'] as const).map(
  (operation) => ({
    name: operation === 'cancelUserImport' ? 'cancel an import' : 'acknowledge an import',
    operations: ['importUsers', 'summarizeUserImport', operation],
    needs: ['users-file'],
    weight: 0.3,
    most: 4,
    run: async ({ api, rule, says, passed }) => {
      const isCancel = operation === 'cancelUserImport';
      says(`${isCancel ? 'Cancel' : 'Acknowledge'} a new import`);
      const violated = isCancel ? 'user-import-cancel-offered' : 'user-import-acknowledge-offered';
      await rule(violated, () => expectKnown(api, operation));
      passed(isCancel ? 'import: cancelled' : 'import: acknowledged');
    },
  }),
);
