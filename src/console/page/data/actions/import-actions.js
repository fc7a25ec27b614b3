import { ask } from '../../api.js';

const working = ['pending', 'processing', 'summarizing'];

export function importActions({ id, status, summary, acknowledgedAt }, path) {
  const own = `/v2/admin/users/import/${id}`;
  const isWaiting = status === 'awaiting acknowledgement';
  const hasErrors = (summary?.failed ?? 0) > 0;
  return [
    working.includes(status) && {
      title: 'Apply the next transition now',
      run: () => ask('POST', `${path}/imports/${id}/advance`),
    },
    isWaiting && {
      title: 'Acknowledge',
      verb: 'Acknowledge',
      request: () => ({ method: 'POST', path: `${own}/acknowledge` }),
    },
    (isWaiting || status === 'pending' || status === 'summarizing') && {
      title: 'Cancel import',
      verb: 'Cancel import',
      isGrave: true,
      request: () => ({ method: 'POST', path: `${own}/cancel` }),
    },
    hasErrors && status.startsWith('completed') && { title: 'Download error file', file: `${own}/errors` },
    hasErrors &&
      (isWaiting || acknowledgedAt) && { title: 'Download errors of the summary', file: `${own}/summary/errors` },
  ];
}
