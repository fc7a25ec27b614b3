import { Problem } from '../../contract/problem.ts';
import type { Operation } from '../../operation/operation.ts';
import { findById } from '../../tenant/ids.ts';
import type { ProvisionRecordRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { pollProvisionRecord } from './provisions.ts';

export const readProvisionRecord: Operation<'readProvisionRecord'> = ({ tenantData, path, now }) => {
  pollProvisionRecord(tenantData, existingRecord(tenantData, path.recordId), now);
  const { plan, polls, searched, endedAt, ...body } = existingRecord(tenantData, path.recordId);
  return { status: 200, body };
};

function existingRecord(tenantData: TenantData, recordId: string): ProvisionRecordRow {
  const record = findById(tenantData.rows.provisionRecords, recordId);
  if (record) return record;
  const detail = `no provision record has the id ${JSON.stringify(recordId)}`;
  throw new Problem({ code: 'PROVISION RECORD NOT FOUND', detail, source: { parameter: 'recordId' } });
}
