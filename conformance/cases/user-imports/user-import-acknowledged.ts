import { published } from '../../case/define-case.ts';
import { submit } from './steps.ts';

export const userImportAcknowledged = published({
  id: 'user-import-acknowledged',
  requirement: 'admin-answers-match-contract',
  title: 'A summary that awaits its acknowledgement is acknowledged with 200',
  operations: ['summarizeUserImport', 'readUserImport', 'acknowledgeUserImport'],
  needs: ['users-file'],
  run: async (api) => {
    const submitted = await submit(api, 'summarizeUserImport');
    api.expect.status(submitted, 202, 'A summary is accepted');
    const importId = submitted.values.id ?? '';
    const read = await api.eventually(
      () => api.call('readUserImport', { importId }),
      ({ values }) => values.state !== 'summarizing',
      'The summary is computed',
    );
    api.expect.equal(read.values.state, 'awaiting acknowledgement', 'The process awaits its acknowledgement', read);
    const reply = await api.call('acknowledgeUserImport', { importId });
    api.expect.status(reply, 200, 'The summary is acknowledged');
  },
});
