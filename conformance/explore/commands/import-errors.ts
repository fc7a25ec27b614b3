import { hasContent, isSpreadsheet } from '../../cases/content.ts';
import { processOf } from '../../cases/user-imports/steps.ts';
import type { Command } from '../step.ts';

const errors = [
  {
    start: 'importUsers',
    read: 'readUserImportErrors',
    violated: 'user-import-errors-offered',
    text: 'an import',
  },
  {
    start: 'summarizeUserImport',
    read: 'readUserImportSummaryErrors',
    violated: 'user-import-summary-errors-offered',
    text: 'a summary of an import',
  },
] as const;

/** Downloads the error lists of an invalid and of a valid spreadsheet. The two error lists must differ. */
export const readErrors: readonly Command[] = errors.map(({ start, read, violated, text }) => ({
  name: `read the errors of ${text}`,
  operations: [start, read],
  needs: ['users-file', 'faulty-users-file'],
  weight: 0.4,
  most: 4,
  run: async ({ api, rule, says }) => {
    says(`Read the errors of ${text}`);
    const sound = await processOf(api, start);
    const importId = await processOf(api, start, 'faulty-users');
    const ask = () => api.call(read, { importId });
    const reply = await rule(violated, () =>
      api.eventually(ask, hasContent, 'The errors of a faulty spreadsheet are given'),
    );
    await rule(violated, () => api.expect.true(isSpreadsheet(reply), 'The errors are a spreadsheet', reply));
    const other = await api.call(read, { importId: sound });
    const isSame = hasContent(other) && other.values.content?.equals(reply.values.content ?? Buffer.alloc(0)) === true;
    await rule(violated, () => api.expect.true(!isSame, 'A valid spreadsheet does not have the same errors', other));
  },
}));
