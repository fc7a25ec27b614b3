import { published } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';

export const jobEndedStays = published({
  id: 'job-ended-stays',
  title: 'A job does not change after it has ended',
  operations: ['createDepartment', 'deleteDepartment', 'readJob'],
  run: async (api) => {
    const { values, status } = await api.call('deleteDepartment', { id: await api.department() });
    if (!values.jobId) throw new Blocked('deleteDepartment', `the response named no job: ${status}`);
    const { reply: ended } = await api.outcome(values.jobId);
    const later = await api.call('readJob', { jobId: values.jobId });
    api.expect.equal(
      later.exchange.responseBody,
      ended.exchange.responseBody,
      'The job has not changed since it ended',
      later,
    );
  },
});
