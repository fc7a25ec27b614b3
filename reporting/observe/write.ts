import type { Sentence } from '../../conformance/record/decisions.ts';
import type { ObservationRecord } from '../../conformance/record/observations.ts';
import { counted, visible } from '../../conformance/text.ts';
import { writeFiles } from '../files.ts';
import { htmlPage } from '../html/render.ts';
import { jsonReport } from '../json.ts';

export function writeObservations(observations: ObservationRecord, folder: string): Promise<string[]> {
  const texts = { 'observations.json': jsonReport(observations), 'observations.html': htmlText(observations) };
  return writeFiles(new Map(Object.entries(texts)), folder, 'observe');
}

export const decisionLooks = {
  differs: { sign: '△', tone: 'warned', title: 'Differ' },
  agrees: { sign: '✓', tone: 'passed', title: 'Agree' },
  'not observed': { sign: '–', tone: 'untested', title: 'Not observed' },
} as const;

type Row = ObservationRecord['decisions'][number];

function standingOf({ agree, differ }: Row): keyof typeof decisionLooks {
  return differ > 0 ? 'differs' : agree > 0 ? 'agrees' : 'not observed';
}

function standingText(row: Row): string {
  const { agree, differ, of } = row;
  if (of === 1 || agree + differ === 0) return standingOf(row);
  const missing = of - agree - differ;
  return `${agree} of ${counted(of, 'service')} agree${missing > 0 ? `, ${missing} not observed` : ''}`;
}

export function observationsText({ services, decisions }: ObservationRecord): string {
  const title = `Decisions of the contract and ${visible(services.map(({ service }) => service).join(', '))}`;
  const lineOf = (row: Row) =>
    `${decisionLooks[standingOf(row)].sign} ${row.decision}  ${row.subject}: ${standingText(row)}`;
  return [title, ...decisions.map(lineOf), summaryOf(decisions)].join('\n');
}

function summaryOf(rows: readonly Row[]): string {
  const count = (wanted: string) => rows.filter((row) => standingOf(row) === wanted).length;
  const parts = [`${count('agrees')} agree`, `${count('differs')} differ`, `${count('not observed')} not observed`];
  return `Of ${counted(rows.length, 'decision')}: ${parts.join(', ')}.`;
}

function htmlText({ services, decisions }: ObservationRecord): string {
  const rows = decisions.map((row, at) => ({
    ...{ ...row, standing: standingOf(row), text: standingText(row), first: decisiveSentence(row, at, services) },
    services: services
      .map(({ service, decisions: own }) => ({ service, sentences: (own[at]?.sentences ?? []).filter(isObserved) }))
      .filter(({ sentences }) => sentences.length > 0),
  }));
  const groups = Object.entries(decisionLooks).map(([standing, look]) => ({
    ...{ ...look, rows: rows.filter((row) => row.standing === standing) },
  }));
  const names = services.length > 3 ? `${services.length} services` : services.map(({ service }) => service).join(', ');
  const data = { groups, name: names, isMany: services.length > 1, summary: summaryOf(decisions) };
  return htmlPage('Observed decisions', 'observe', data, {
    look: (standing: Sentence['standing']) => decisionLooks[standing],
    pretty: (body: unknown) => (body === null ? null : JSON.stringify(body, null, 2)),
  });
}

/** The sentence of the decision that gives the row its standing. */
function decisiveSentence(row: Row, at: number, services: ObservationRecord['services']) {
  const all = services.flatMap(({ service, decisions }) =>
    (decisions[at]?.sentences ?? []).map((sentence) => ({ ...sentence, service })),
  );
  return all.find(({ standing }) => standing === standingOf(row)) ?? all[0];
}

function isObserved({ evidence }: Sentence): boolean {
  return evidence !== undefined;
}
