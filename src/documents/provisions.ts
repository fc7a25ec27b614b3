import { moveTo } from '../contract/state-machine.ts';
import { unschedule } from '../jobs/due.ts';
import { timestamp } from '../world/clock.ts';
import { compareTexts } from '../world/compare.ts';
import { findById } from '../world/ids.ts';
import type { DocumentRow, JobPlanRow, ProvisionRecordRow, ProvisionRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { putDocument } from './documents.ts';
import { passagesOf } from './passages.ts';

type Found = DocumentRow['provisions'][number];

/** The machine that ends the search for provisions (D-64). */
export const provisionMachine = 'provision';

/** The provisions that occur in a text that has just been read; their records count one document more. */
export function provisionsIn(world: World, text: string, at: number): Found[] {
  const found = world.rows.provisionRecords.find('byStatus', ['READY']).flatMap((record) => {
    const provision = world.rows.provisions.get(record.provisionName);
    const match = provision && matchOf(provision, text);
    if (match) countDocuments(world, record, 1, at);
    return match ? [match] : [];
  });
  return found.sort((left, right) => compareTexts(left.name, right.name));
}

/** Ends the search for a provision as its plan says, or as an outcome by hand does; matches show in the documents. */
export function endProvisionSearch(
  world: World,
  recordId: string,
  at: number,
  outcome: JobPlanRow['outcome'] = outcomeOf(world, recordId),
): void {
  const record = findById(world.rows.provisionRecords, recordId);
  const provision = record && world.rows.provisions.get(record.provisionName);
  if (!provision || record.status !== 'IN_PROGRESS') return;
  unschedule(world, provisionMachine, recordId);
  const ended = { ...record, dateModified: timestamp(at) };
  const status = moveTo('ProvisionStatus', record.status, outcome === 'fail' ? 'FAILED' : 'READY');
  if (status === 'FAILED') world.rows.provisionRecords.put({ ...ended, status });
  else countDocuments(world, { ...ended, status }, tagDocuments(world, provision, at), at);
}

/** Counts a read of a record that is in progress; with a plan of n polls the n-th ends the search. */
export function pollProvisionRecord(world: World, record: ProvisionRecordRow, now: number): void {
  if (record.status !== 'IN_PROGRESS' || record.plan.mode !== 'polls') return;
  world.rows.provisionRecords.put({ ...record, polls: record.polls + 1 });
  if (record.polls + 1 >= record.plan.polls) endProvisionSearch(world, record.recordId, now);
}

function outcomeOf(world: World, recordId: string): JobPlanRow['outcome'] {
  return findById(world.rows.provisionRecords, recordId)?.plan.outcome ?? 'succeed';
}

function countDocuments(world: World, record: ProvisionRecordRow, more: number, at: number): void {
  const documentsTagged = record.documentsTagged + more;
  world.rows.provisionRecords.put({ ...record, documentsTagged, dateModified: timestamp(at) });
}

/** Notes the provision in every document whose text was read and has it; answers in how many. */
function tagDocuments(world: World, provision: ProvisionRow, at: number): number {
  let tagged = 0;
  for (const row of world.rows.documents.find('byStatus', ['READY'])) {
    const match = matchOf(provision, world.rows.texts.get(Number(row.documentId))?.text ?? '');
    if (!match) continue;
    tagged += 1;
    const provisions = [...row.provisions, match].sort((left, right) => compareTexts(left.name, right.name));
    putDocument(world, { ...row, provisions, dateModified: timestamp(at) });
  }
  return tagged;
}

function matchOf({ name, provisionTags }: ProvisionRow, text: string): Found | undefined {
  const content = passagesOf(text, [name, ...provisionTags]).map((passage) => ({ text: passage, score: 1 }));
  return content.length > 0 ? { name, content } : undefined;
}
