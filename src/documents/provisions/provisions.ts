import { moveTo } from '../../contract/state-machine.ts';
import { schedule, unschedule } from '../../jobs/due.ts';
import { timestamp } from '../../tenant/clock.ts';
import { compareTexts, countBefore } from '../../tenant/compare.ts';
import { findById } from '../../tenant/ids.ts';
import type { DocumentRow, ProvisionRecordRow, ProvisionRow } from '../../tenant/rows.ts';
import { ContinuedByKey, piece } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { putDocuments } from '../records/documents.ts';
import { FoldedText, foldedTerms } from '../terms/folded-text.ts';
import { TermFinder } from '../terms/term-finder.ts';

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

type Match = DocumentRow['provisions'][number];

interface Looking {
  finder: TermFinder;
  /** Caches the sentences that were found in each document text. The value is null if no sentence was found. */
  byText: ContinuedByKey<string, Match | null>;
}

const lookings = new WeakMap<ProvisionRow, Looking>();

export function matchIn(provision: ProvisionRow, text: string): Match | null {
  const { finder, byText } = lookingFor(provision);
  return byText.result(text, () => search(provision, finder, text));
}

function* search({ name }: ProvisionRow, finder: TermFinder, text: string): Generator<number, Match | null> {
  const passages = yield* passagesOf(yield* FoldedText.of(text), finder);
  return passages.length > 0 ? { name, content: passages.map((passage) => ({ text: passage, score: 1 })) } : null;
}

/** Deletes the cached results of a clause search. The cache is needed only to continue an interrupted search. */
function forgetMatches(provision: ProvisionRow): void {
  lookings.delete(provision);
}

function lookingFor(provision: ProvisionRow): Looking {
  const known = lookings.get(provision);
  if (known) return known;
  const finder = new TermFinder(foldedTerms([provision.name, ...provision.provisionTags]));
  const looking: Looking = { finder, byText: new ContinuedByKey() };
  lookings.set(provision, looking);
  return looking;
}

/** Sentences are cut at this number of characters before and after the found search term. */
const reach = 240;
const mostPassages = 20;

export function* passagesOf(searched: FoldedText, terms: TermFinder): Generator<number, string[]> {
  const passages: string[] = [];
  const { text } = searched;
  for (let found = yield* searched.find(terms); found; ) {
    const [start, end] = sentenceAround(text, ...found);
    passages.push(text.slice(start, end).trim());
    found = passages.length < mostPassages ? yield* searched.find(terms, end) : undefined;
  }
  return passages;
}

export function sentenceAround(text: string, from: number, to: number): [number, number] {
  const before = text.slice(Math.max(0, from - reach), from);
  const after = text.slice(to, to + reach);
  const begin = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n')) + 1;
  const stop = /[.!?](?=\s|$)|\n\n/.exec(after);
  return [from - before.length + begin, to + (stop ? stop.index + 1 : after.length)];
}
