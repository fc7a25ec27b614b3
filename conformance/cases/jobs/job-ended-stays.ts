import { published } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';

export const jobEndedStays = published({
  id: 'job-ended-stays',
  title: 'A job that has ended never changes again',
  operations: ['createDepartment', 'deleteDepartment', 'readJob'],
  run: async (api) => {
    const { values, status } = await api.call('deleteDepartment', { id: await api.department() });
    if (!values.jobId) throw new Blocked('deleteDepartment', `no job came: ${status}`);
    const { reply: ended } = await api.outcome(values.jobId);
    const later = await api.call('readJob', { jobId: values.jobId });
    api.expect.equal(later.exchange.responseBody, ended.exchange.responseBody, 'The job reads as when it ended', later);
  },
});
