import type { Sentence } from '../../conformance/record/decisions.ts';
import type { Observations } from '../../conformance/record/observations.ts';
import { counted, visible } from '../../conformance/text.ts';
import { writeFiles } from '../files.ts';
import { htmlPage } from '../html/render.ts';
import { jsonReport } from '../json.ts';

export function writeObservations(observations: Observations, folder: string): Promise<string[]> {
  const texts = new Map([
    ['observations.json', jsonReport(observations)],
    ['observations.html', htmlText(observations)],
  ]);
  return writeFiles(texts, folder, 'observe');
}

type Row = Observations['decisions'][number];

const looks = {
  agrees: { sign: '✓', tone: 'passed' },
  differs: { sign: '△', tone: 'warned' },
  'not observed': { sign: '–', tone: 'untested' },
} as const;

function standingOf({ agree, differ }: Row): keyof typeof looks {
  return differ > 0 ? 'differs' : agree > 0 ? 'agrees' : 'not observed';
}

function standingText(row: Row): string {
  const { agree, differ, of } = row;
  if (of === 1 || agree + differ === 0) return standingOf(row);
  const missing = of - agree - differ;
  return `${agree} of ${counted(of, 'service')} agree${missing > 0 ? `, ${missing} not observed` : ''}`;
}

export function observationsText({ services, decisions }: Observations, width: number): string {
  const rows = decisions.map((row) => {
    const line = `${looks[standingOf(row)].sign} ${row.decision}  ${row.subject}: ${standingText(row)}`;
    return line.length <= width ? line : `${line.slice(0, width - 1)}…`;
  });
  return [
    `Decisions of the contract and ${visible(services.map(({ service }) => service).join(', '))}`,
    ...rows,
    summaryOf(decisions),
  ].join('\n');
}

function summaryOf(decisions: readonly Row[]): string {
  const count = (wanted: string) => decisions.filter((row) => standingOf(row) === wanted).length;
  return `Of ${counted(decisions.length, 'decision')}: ${count('agrees')} agree, ${count('differs')} differ, ${count('not observed')} not observed.`;
}

const titles = { differs: 'Differ', agrees: 'Agree', 'not observed': 'Not observed' } as const;

function htmlText({ services, decisions }: Observations): string {
  const rows = decisions.map((row, at) => ({
    ...{ ...row, standing: standingOf(row), text: standingText(row) },
    services: services
      .map(({ service, decisions: own }) => ({ service, sentences: sentencesOf(own[at]?.sentences ?? []) }))
      .filter(({ sentences }) => sentences.length > 0),
  }));
  const groups = (['differs', 'agrees', 'not observed'] as const).map((standing) => ({
    ...{ ...looks[standing], title: titles[standing] },
    rows: rows.filter((row) => row.standing === standing),
  }));
  const observed = rows.filter(({ standing }) => standing !== 'not observed').length;
  return htmlPage('Observed decisions', 'observe', {
    ...{ groups, observed, total: rows.length, isMany: services.length > 1, summary: summaryOf(decisions) },
    name: services.length > 3 ? `${services.length} services` : services.map(({ service }) => service).join(', '),
  });
}

function sentencesOf(sentences: readonly Sentence[]) {
  return sentences
    .filter(({ standing }) => standing !== 'not observed')
    .map((each) => ({
      ...{ ...each, ...looks[each.standing] },
      ...{ sent: bodyText(each.evidence?.exchange?.sent), body: bodyText(each.evidence?.exchange?.body) },
    }));
}

function bodyText(body: unknown): string | null {
  return body === null || body === undefined ? null : JSON.stringify(body, null, 2);
}
