import { moveTo } from '../../contract/state-machine.ts';
import { schedule, unschedule } from '../../jobs/due.ts';
import { timestamp } from '../../tenant/clock.ts';
import { compareTexts, countBefore } from '../../tenant/compare.ts';
import { findById } from '../../tenant/ids.ts';
import type { DocumentRow, ProvisionRecordRow, ProvisionRow } from '../../tenant/rows.ts';
import { piece } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { putDocuments } from '../records/documents.ts';
import { forgetMatches, type Match, matchIn } from './provision-matches.ts';

/** If the job plan has the mode `after`, two steps of a clause search are `pause` simulated milliseconds apart. */
const slice = { records: 125, pause: 10 };

/** Estimated CPU cost of storing one document. Reading one character of text has the cost 1. */
const writeCost = 2_000;

export function provisionsIn(tenantData: TenantData, documentId: string, text: string, at: number): Match[] {
  const searched = recordsPast(tenantData, Number(documentId)).flatMap((record) => {
    const provision = tenantData.rows.provisions.get(record.provisionName);
    return provision ? [{ record, provision, match: matchIn(provision, text) }] : [];
  });
  for (const { record, provision, match } of searched) {
    if (match) countDocuments(tenantData, record, 1, at);
    forgetMatches(provision);
  }
  return searched.flatMap(({ match }) => match ?? []).sort((left, right) => compareTexts(left.name, right.name));
}

function recordsPast({ rows: { provisionRecords } }: TenantData, documentId: number): ProvisionRecordRow[] {
  const running = provisionRecords.find('byStatus', ['IN_PROGRESS']);
  const past = running.filter(({ searched = 0 }) => searched >= documentId);
  return [...provisionRecords.find('byStatus', ['READY']), ...past];
}

/** One call searches only some documents, so that the server can handle other requests between two calls. */
export function searchOn(tenantData: TenantData, recordId: string, at: number): void {
  const record = findById(tenantData.rows.provisionRecords, recordId);
  if (record?.status !== 'IN_PROGRESS') return;
  unschedule(tenantData, 'provision', recordId);
  if (record.plan.outcome === 'fail') breakOff(tenantData, record, at);
  else lookOn(tenantData, record, at);
}

function lookOn(tenantData: TenantData, { searched = 0, ...record }: ProvisionRecordRow, at: number): void {
  const { documents, provisions, provisionRecords } = tenantData.rows;
  const provision = provisions.get(record.provisionName);
  const from = positionAfter(tenantData, searched);
  const to = from + slice.records;
  const rows = documents.list(from, to);
  const tagged = provision ? tagDocuments(tenantData, provision, rows, at) : 0;
  const looked = { ...record, documentsTagged: record.documentsTagged + tagged };
  const last = rows.at(-1);
  if (last === undefined || to >= documents.size) end(tenantData, looked, 'READY', at);
  else {
    provisionRecords.put({ ...looked, searched: Number(last.documentId) });
    schedule(tenantData, 'provision', record.recordId, at + (record.plan.mode === 'after' ? slice.pause : 0));
  }
}

export function pollProvisionRecord(tenantData: TenantData, record: ProvisionRecordRow, now: number): void {
  if (record.status !== 'IN_PROGRESS' || record.plan.mode !== 'polls') return;
  tenantData.rows.provisionRecords.put({ ...record, polls: record.polls + 1 });
  if (record.polls + 1 >= record.plan.polls) searchOn(tenantData, record.recordId, now);
}

function end(
  tenantData: TenantData,
  record: ProvisionRecordRow,
  status: ProvisionRecordRow['status'],
  at: number,
): void {
  const moved = moveTo('ProvisionStatus', record.status, status);
  const endedAt = timestamp(at);
  tenantData.rows.provisionRecords.put({ ...record, status: moved, dateModified: endedAt, endedAt });
}

function breakOff(tenantData: TenantData, { searched = 0, ...record }: ProvisionRecordRow, at: number): void {
  const rows = tenantData.rows.documents.list(0, positionAfter(tenantData, searched)).flatMap((row) => {
    const provisions = row.provisions.filter(({ name }) => name !== record.provisionName);
    return provisions.length < row.provisions.length ? [{ ...row, provisions, dateModified: timestamp(at) }] : [];
  });
  putDocuments(tenantData, rows);
  end(tenantData, { ...record, documentsTagged: 0 }, 'FAILED', at);
}

function positionAfter({ rows: { documents } }: TenantData, id: number): number {
  const rows = (from: number, to: number) => documents.list(from, to);
  return countBefore(documents.size, rows, ({ documentId }) => Number(documentId) <= id);
}

function countDocuments(tenantData: TenantData, record: ProvisionRecordRow, more: number, at: number): void {
  const documentsTagged = record.documentsTagged + more;
  tenantData.rows.provisionRecords.put({ ...record, documentsTagged, dateModified: timestamp(at) });
}

function tagDocuments(
  tenantData: TenantData,
  provision: ProvisionRow,
  rows: readonly DocumentRow[],
  at: number,
): number {
  const tagged = rows.flatMap((row) => {
    const text = row.status === 'READY' ? tenantData.rows.texts.get(Number(row.documentId))?.text : undefined;
    const match = text === undefined ? null : matchIn(provision, text);
    if (!match) return [];
    const provisions = [...row.provisions, match].sort((left, right) => compareTexts(left.name, right.name));
    return [{ ...row, provisions, dateModified: timestamp(at) }];
  });
  piece(writeCost * tagged.length, () => putDocuments(tenantData, tagged));
  // The cached matches are deleted last, because `tagDocuments` starts again after an interruption and reuses them.
  forgetMatches(provision);
  return tagged.length;
}
