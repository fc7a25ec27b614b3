import { mustAccept } from '../checks/accepted.ts';
import { checkImports } from '../checks/imports.ts';
import { has } from '../has.ts';
import type { ExploreRule } from '../rules.ts';
import type { Command } from '../step.ts';

/** Imported users remain at the target, because no API operation deletes users. */
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
    await rule('user-import-status-offered', () => api.expect.true(isNew, 'Two imports have two ids', reply));
    walk.passed(isSummary ? 'import: summarized' : 'import: started');
    model.imports.push({ id, isSummary });
    await checkImports(walk);
  },
};
