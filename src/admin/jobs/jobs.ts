import type { OperationResponse } from '../../contract/operation.ts';
import type { JobRow } from '../../tenant/rows.ts';

export function acknowledge({ id, kind, createdAt }: JobRow): OperationResponse<'deleteDepartment'> {
  const self = `/v2/admin/jobs/${id}`;
  return {
    status: 202,
    headers: { location: self },
    body: { data: { type: 'jobs', id, attributes: { kind, status: 'queued', createdAt }, links: { self } } },
  };
}
