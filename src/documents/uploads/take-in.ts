import type { OperationResponse } from '../../contract/operation.ts';
import { schedulePlanned } from '../../jobs/due.ts';
import { jobPlanOf } from '../../jobs/plan.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { putDocument } from '../records/documents.ts';
import type { TakenFile } from './take-file.ts';

type Place = Pick<DocumentRow, 'docId' | 'docSetId' | 'version' | 'path' | 'fields'>;

export function takeIn(
  tenantData: TenantData,
  file: TakenFile,
  place: Place,
  now: number,
): OperationResponse<'uploadDocument'> {
  const documentId = tenantData.nextId('documents');
  const plan = jobPlanOf(tenantData, 'document');
  const dateCreated = timestamp(now);
  putDocument(tenantData, {
    documentId,
    ...place,
    name: file.name,
    status: 'IN_PROGRESS',
    failureReason: null,
    fileType: file.type,
    fileSize: file.size,
    dateCreated,
    dateModified: dateCreated,
    provisions: [],
    hash: file.hash,
    unreadable: file.unreadable,
    plan,
    polls: 0,
  });
  tenantData.rows.texts.put({ documentId, text: file.text });
  schedulePlanned(tenantData, { machine: 'document', subject: documentId, at: now }, plan, 1);
  const { docId, docSetId } = place;
  return {
    status: 202,
    headers: { location: `/documents/${documentId}` },
    body: { status: 'IN_PROGRESS', documentId, docId, docSetId },
  };
}
