import { moveTo } from '../../contract/state-machine.ts';
import { unschedule } from '../../jobs/due.ts';
import { timestamp } from '../../tenant/clock.ts';
import { findById } from '../../tenant/ids.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { provisionsIn } from '../provisions/provisions.ts';
import { putDocument } from './documents.ts';

export function pollDocument(tenantData: TenantData, row: DocumentRow, now: number): void {
  if (row.status !== 'IN_PROGRESS' || row.plan.mode !== 'polls') return;
  putDocument(tenantData, { ...row, polls: row.polls + 1 });
  if (row.polls + 1 >= row.plan.polls) endProcessing(tenantData, row.documentId, now);
}

/** Ends the processing of a document. A job plan or an unreadable file can make the processing fail (D-75 and D-93). */
export function endProcessing(tenantData: TenantData, documentId: string, at: number): void {
  const row = findById(tenantData.rows.documents, documentId);
  if (row?.status !== 'IN_PROGRESS') return;
  unschedule(tenantData, 'document', documentId);
  const { outcome, code } = row.plan;
  const dateModified = timestamp(at);
  const failureReason = outcome === 'fail' ? (code ?? 'the job plan lets this document fail') : row.unreadable;
  const text = tenantData.rows.texts.get(Number(documentId))?.text ?? '';
  if (outcome === 'fail' || (failureReason !== null && text === '')) {
    tenantData.rows.texts.delete(Number(documentId));
    const status = moveTo('DocumentStatus', row.status, 'FAILED');
    putDocument(tenantData, { ...row, status, failureReason, dateModified, endedAt: dateModified });
    return;
  }
  putDocument(tenantData, {
    ...row,
    status: moveTo('DocumentStatus', row.status, 'READY'),
    failureReason,
    dateModified,
    endedAt: dateModified,
    provisions: provisionsIn(tenantData, documentId, text, at),
  });
}
