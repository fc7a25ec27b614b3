import { readFileSync } from 'node:fs';
import { timestamp } from '../tenant/clock.ts';
import { compareTexts } from '../tenant/compare.ts';
import type { DocumentRow, JobPlanRow } from '../tenant/rows.ts';
import { currencies, laws, regions } from './catalogue.ts';
import { drawsOf, type GeneratorDraw, picked, wholeBelow } from './draws.ts';
import { documentFolders } from './folders.ts';
import type { CompleteOrder, HistoryName } from './order.ts';
import { leavesOf } from './word-lists.ts';

const day = 24 * 60 * 60 * 1_000;
const firstDay = Date.parse('2022-01-10T08:00:00Z');
const days = 1_300;

const plan: JobPlanRow = { kind: 'document', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null };

export interface GeneratedDocument {
  row: Omit<DocumentRow, 'revision'>;
  text: string;
}

interface DocumentSet {
  number: number;
  docId: string | null;
  template: DocumentTemplate;
  counterparty: string;
  path: string;
  version: number;
  created: number;
}

type Draws = (property: string) => GeneratorDraw;

export function* documentRows({ documents, seed, story }: CompleteOrder): Generator<GeneratedDocument> {
  const draws = drawsOf(seed, 'documents');
  const isVersion = draws('is version');
  const share = story === 'growth' ? 0.5 : 0.2;
  const [begin, next] = [newSetOf(draws, story), nextVersionOf(draws)];
  const fields = fieldsOf(draws);
  let set: DocumentSet | undefined;
  for (let number = 1; number <= documents; number++) {
    const isNext = set && set.version < 6 && set.template.failureReason === null && isVersion(number) < share;
    set = set && isNext ? next(set, number) : begin(number);
    yield { row: recordOf(set, number, fields), text: set.template.text };
  }
}

function newSetOf(draws: Draws, story: HistoryName | undefined): (number: number) => DocumentSet {
  const templates = preparedTemplates();
  const companies = leavesOf(story).flatMap((leaves) => leaves.companies);
  const [template, company, folder] = [draws('template'), draws('counterparty'), draws('path')];
  const [created, named] = [draws('dateCreated'), draws('docId')];
  return (number) => ({
    number,
    docId: named(number) < 0.15 ? null : `CTR-${String(number).padStart(6, '0')}`,
    template: picked(templates, template(number)),
    counterparty: picked(companies, company(number)),
    path: picked(documentFolders, folder(number)),
    version: 1,
    created: firstDay + Math.floor(created(number) * days * 24 * 60) * 60_000,
  });
}

function nextVersionOf(draws: Draws): (set: DocumentSet, number: number) => DocumentSet {
  const weeks = draws('weeks since the version before');
  return (set, number) => ({
    ...set,
    version: set.version + 1,
    created: set.created + wholeBelow(1, 4, weeks(number)) * 7 * day,
  });
}

function recordOf(set: DocumentSet, number: number, fields: ReturnType<typeof fieldsOf>): GeneratedDocument['row'] {
  const { template, counterparty, created, version, docId, path } = set;
  const { failureReason, fileType, fileSize, provisions, hash } = template;
  const isReadable = failureReason === null;
  const suffix = version === 1 ? '' : `, version ${version}`;
  return {
    documentId: String(number),
    docId,
    docSetId: String(set.number),
    version,
    name: `${template.kind} - ${counterparty.replace(/\.+$/, '')}${suffix}.${fileType}`,
    path,
    status: isReadable ? 'READY' : 'FAILED',
    failureReason,
    fileType,
    fileSize,
    dateCreated: timestamp(created),
    dateModified: timestamp(created + 4_000),
    fields: isReadable ? fields(set, number) : [],
    provisions,
    hash,
    unreadable: failureReason,
    plan,
    polls: 0,
  };
}

function fieldsOf(draws: Draws): (set: DocumentSet, number: number) => DocumentRow['fields'] {
  const [value, currency, law] = [draws('value'), draws('currency'), draws('law')];
  const [region, term, renewal] = [draws('region'), draws('term'), draws('renewal')];
  return ({ template, counterparty, created }, number) => {
    const months = 12 * wholeBelow(1, 5, term(number));
    const place = Math.floor(region(number) * regions.length);
    const all: [string, ...(string | number | boolean)[]][] = [
      ['Agreement Type', template.kind],
      ['Auto Renewal', renewal(number) < 0.25],
      ['Contract Value', wholeBelow(4, 4_000, value(number)) * 250],
      ['Counterparty', counterparty],
      ['Currency', picked(currencies, currency(number))],
      ['Effective Date', timestamp(created + 14 * day).slice(0, 10)],
      ['Expiration Date', monthsAfter(created + 14 * day, months)],
      ['Governing Law', picked(laws, law(number))],
      ['Regions', ...regions.slice(place, place + 2)],
      ['Term', months],
    ];
    return all
      .map(([name, ...values]) => ({ name, values: values.map((each) => ({ value: each })) }))
      .sort((left, right) => compareTexts(left.name, right.name));
  };
}

function monthsAfter(time: number, months: number): string {
  const date = new Date(time);
  return timestamp(date.setUTCMonth(date.getUTCMonth() + months)).slice(0, 10);
}

export interface DocumentTemplate
  extends Pick<DocumentRow, 'hash' | 'fileType' | 'fileSize' | 'failureReason' | 'provisions'> {
  kind: string;
  text: string;
}

let known: readonly DocumentTemplate[] | undefined;

function preparedTemplates(): readonly DocumentTemplate[] {
  known ??= JSON.parse(readFileSync(new URL('../../fixtures/templates/templates.json', import.meta.url), 'utf8'));
  return known ?? [];
}
