import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Unsupported } from '../../case/failure.ts';
import { hasContent, isSpreadsheet } from '../content.ts';
import { processOf, submit } from './steps.ts';

/** Import processes; what their states are called is open. */
export const userImport: readonly Case[] = [
  ...(['importUsers', 'summarizeUserImport'] as const).map((operation) =>
    stated({
      id: operation === 'importUsers' ? 'user-import-offered' : 'user-import-summary-offered',
      title: operation === 'importUsers' ? 'A spreadsheet of users is taken in' : 'A summary of an import is generated',
      operations: [operation],
      needs: ['users-file'],
      run: async (api) => {
        api.expect.accepted(await submit(api, operation), 'The spreadsheet is taken in');
      },
    }),
  ),
  stated({
    id: 'user-import-list',
    requirement: 'user-imports-list-offered',
    title: 'The import processes are listed',
    operations: ['listUserImports'],
    readOnly: true,
    run: async (api) => {
      api.expect.accepted(await api.call('listUserImports', {}), 'The processes are listed');
    },
  }),
  stated({
    id: 'user-import-status-offered',
    title: 'The status of an import is read by its identifier',
    operations: ['importUsers', 'readUserImport'],
    needs: ['users-file'],
    run: async (api) => {
      const reply = await api.call('readUserImport', { importId: await processOf(api, 'importUsers') });
      api.expect.accepted(reply, 'The process is read');
      api.expect.true(Boolean(reply.values.state), 'It has a status', reply);
    },
  }),
  stated({
    id: 'user-import-tracked',
    title: 'An import that was started is among the listed processes',
    operations: ['importUsers', 'listUserImports'],
    needs: ['users-file'],
    run: async (api) => {
      const id = await processOf(api, 'importUsers');
      const reply = await api.call('listUserImports', {});
      const ids = (await api.rest(reply)).map((process) => process.id);
      api.expect.true(ids.includes(id), 'The process is listed', reply);
    },
  }),
  ...(['acknowledge', 'cancel'] as const).map((step) => {
    const operation = step === 'acknowledge' ? 'acknowledgeUserImport' : 'cancelUserImport';
    return stated({
      id: `user-import-${step}-offered`,
      title: `An import process takes the request to ${step} it`,
      operations: ['summarizeUserImport', operation],
      needs: ['users-file'],
      run: async (api) => {
        const importId = await processOf(api, 'summarizeUserImport');
        const reply = await api.call(operation, { importId });
        const known = ![404, 405, 501].includes(reply.status) && reply.status < 500;
        api.expect.true(known, 'The answer is not that of an unknown route or process', reply);
      },
    });
  }),
  ...(['importUsers', 'summarizeUserImport'] as const).map((operation) => {
    const errors = operation === 'importUsers' ? 'readUserImportErrors' : 'readUserImportSummaryErrors';
    return stated({
      id: operation === 'importUsers' ? 'user-import-errors-offered' : 'user-import-summary-errors-offered',
      title:
        operation === 'importUsers'
          ? 'The errors of an import are a spreadsheet'
          : 'The errors of a summary are a spreadsheet',
      operations: [operation, errors],
      needs: ['faulty-users-file'],
      run: async (api) => {
        const importId = await processOf(api, operation, 'faulty-users');
        const ask = () => api.call(errors, { importId });
        const reply = await api.eventually(ask, hasContent, 'The errors of a faulty spreadsheet are given');
        api.expect.true(isSpreadsheet(reply), 'They are a spreadsheet', reply);
      },
    });
  }),
  stated({
    id: 'user-import-applies',
    title: 'Users whom the spreadsheet names are listed after the import',
    operations: ['importUsers', 'listUsers'],
    needs: ['users-file'],
    run: async (api) => {
      const { content } = await api.file('users');
      const email = /[\w.+-]+@[\w.-]+\w/.exec(content.toString('utf8'))?.[0];
      if (!email) throw new Unsupported('no e-mail address can be read in the spreadsheet: name a CSV file');
      await processOf(api, 'importUsers');
      const ask = () => api.call('listUsers', { email });
      await api.eventually(ask, ({ values }) => (values.items?.length ?? 0) > 0, `${email} is listed`);
    },
  }),
];
