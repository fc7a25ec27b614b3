import { expectErrors } from '../../cases/user-imports/steps.ts';
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

export const readErrors: readonly Command[] = errors.map(({ start, read, violated, text }) => ({
  name: `read the errors of ${text}`,
  operations: [start, read],
  needs: ['users-file', 'faulty-users-file'],
  weight: 0.4,
  most: 4,
  run: async ({ api, rule, says }) => {
    says(`Read the errors of ${text}`);
    await rule(violated, () => expectErrors(api, start, read));
  },
}));
