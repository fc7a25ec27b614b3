import { basename } from 'node:path';
import type { VerdictName } from '../../conformance/canonical/verdicts.ts';
import type { Outcome } from '../../conformance/case/outcome.ts';
import { errorCodes } from '../../conformance/published/generated/error-codes.ts';
import type { CaseRecord, ClassRecord, RequirementRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { loadRegister } from '../../conformance/requirements/register.ts';
import { counted, duration, shown } from '../../conformance/text.ts';
import { capital, type Head, htmlPage } from '../html/render.ts';
import { decisionLooks } from '../observe/write.ts';
import { operationMap } from '../operation-map.ts';
import {
  byRequirement,
  decisiveExchange,
  type Facts,
  factsOf,
  failuresTitle,
  isCompared,
  partName,
  type RootCause,
  redirectSentences,
  replayCommand,
  resultOf,
  selectionSentence,
  slowdownSentence,
  stayingLines,
  verdictMeanings,
} from './facts.ts';
import { nextSteps } from './next-steps.ts';
import { allOutcomes, looks, toneClass } from './outcome-looks.ts';
import { responseTimes } from './response-times.ts';

type Links = ReturnType<typeof docsLinks>;

const marks = {
  certified: looks.passed.sign,
  'not certified': looks.failed.sign,
  void: '!',
  'not judged': looks.untested.sign,
} as const;

/** Longer lists of blocked cases are folded. */
const most = 12;
const mostCases = 6;

export function htmlReport(record: RunRecord, docs?: string): string {
  const facts = factsOf(record);
  const links = docsLinks(docs);
  const { cleanup, runId, conclusion, target } = record;
  const data = {
    ...{ head: headOf(facts), cleanup, staying: stayingLines(record), runId, run: runRows(record) },
    ...{
      cards: record.classes.map((each) => cardOf(each, facts)),
      steps: nextSteps(facts).map(stepOf),
      outcomes: allOutcomes,
    },
    ...{ verdicts: verdictMeanings(facts.deciding), deviations: facts.deviations },
    ...(conclusion !== 'void' && { ...findingsOf(facts, links), decisions: decisionGroups(record) }),
    ...{ decisionCount: record.decisions?.length, requirements: record.requirements.length },
    ...{ groups: groupsOf(facts), filters: filtersOf(record), site: links.site, map: mapOf(facts) },
    ...{ open: facts.open, openCount: facts.open.reduce((sum, { cases }) => sum + cases.length, 0) },
  };
  return htmlPage(`${conclusion}: ${target.name}`, 'certify', data, {
    tone: toneClass,
    sign: (outcome: Outcome) => looks[outcome].sign,
    explained: (outcome: Outcome) => looks[outcome].meaning,
    anchor: (id: string) => `case-${id.replaceAll(/[^\w-]/g, '-')}`,
    requirementLink: links.requirement,
  });
}

function stepOf(step: string) {
  const [text, command] = step.split(/: (?=cps )/, 2);
  return { text, command };
}

function lookOf(conclusion: keyof typeof marks): string {
  return `c-${conclusion.replace(' ', '-')}`;
}

/** A failure belongs to the operation that decided it, and counts as a warning if it decides nothing. */
function mapOf({ record: { requirements, conclusion, selected }, cases, failures }: Facts) {
  const ran = requirements.filter(({ outcome }) => outcome !== 'untested' || selected === undefined);
  const rows = ran.map((row) => {
    if (row.outcome !== 'failed') return row;
    const own = row.cases.flatMap((id) => cases.get(id) ?? []).filter(({ outcome }) => outcome === 'failed');
    const deciding = own.find((each) => failures.includes(each));
    const exchange = [deciding ?? own[0] ?? []].flat().map(decisiveExchange)[0];
    const operations = exchange ? [exchange.operation] : row.operations;
    return { operations, outcome: deciding ? row.outcome : ('warned' as const) };
  });
  return conclusion === 'void' ? [] : operationMap(rows);
}

function headOf({ record, deciding }: Facts): Head {
  const { target, startedAt, requests, milliseconds, voidReason } = record;
  const part = partName(record);
  const conclusion = part === undefined ? record.conclusion : 'not judged';
  const isVerdict = conclusion === 'certified' || conclusion === 'not certified';
  const selection = selectionSentence(record);
  return {
    ...{ look: lookOf(conclusion), name: target.name, description: target.description },
    ...{ urls: [...new Set(Object.values(target.baseUrls))], mark: marks[conclusion] },
    ...{ word: capital(part ?? conclusion), startedAt, voidReason, judged: 'implementation' },
    by: [...(isVerdict ? [`by the ${deciding.join(' and the ')} verdict`] : []), ...(selection ? [selection] : [])],
    effort: `${counted(requests, 'request')} in ${duration(milliseconds)}`,
  };
}

function cardOf(each: ClassRecord, { record, deciding }: Facts) {
  const result = partName(record) === undefined ? resultOf(each, record.conclusion) : 'not judged';
  const present = allOutcomes.filter((outcome) => each.counts[outcome] > 0);
  return {
    ...{ ...each, result, look: lookOf(result), mark: marks[result], bar: barOf(each) },
    ...{ decides: deciding.includes(each.verdict), outcomes: present.map((outcome) => countOf(outcome, each)) },
  };
}

function countOf(outcome: Outcome, { counts }: ClassRecord) {
  return { outcome, count: counts[outcome] };
}

function barOf(each: ClassRecord) {
  const counts = [...allOutcomes].reverse().map((outcome) => countOf(outcome, each));
  const total = Math.max(
    counts.reduce((sum, { count }) => sum + count, 0),
    1,
  );
  let left = 0;
  return counts.flatMap(({ outcome, count }) => {
    const width = (count / total) * 100;
    left += width;
    return count > 0 ? [{ outcome, left: (left - width).toFixed(2), width: width.toFixed(2) }] : [];
  });
}

function findingsOf(facts: Facts, links: Links) {
  const causes = new Set(facts.rootCauses.map(({ id }) => id));
  const groups = byRequirement(facts.failures);
  const others = groups.filter(([{ id }]) => !causes.has(id));
  const alike = (id: string) => {
    const [, ...rest] = groups.find(([first]) => first.id === id) ?? [];
    return rest.filter((each) => !causes.has(each.id)).map((each) => panelOf(each, facts, links, false));
  };
  return {
    causes: facts.rootCauses.map((each) => ({ ...causeOf(each, facts, links), alike: alike(each.id) })),
    failures: others.map(([first], at) => ({
      ...panelOf(first, facts, links, at === 0 && causes.size === 0),
      alike: alike(first.id),
    })),
    failureCount: others.flat().length,
    failuresTitle: failuresTitle(others.flat(), causes.size > 0),
    differences: facts.differences
      .filter(({ id }) => !causes.has(id))
      .map((each) => panelOf(each, facts, links, false)),
  };
}

function causeOf({ id, cause, blocked }: RootCause, facts: Facts, links: Links) {
  const [first] = blocked;
  return {
    id,
    cause: cause && panelOf(cause, facts, links, true),
    first: first && { ...first, ...exchangesOf(first, facts.record) },
    isFolded: blocked.length > most,
    blocked: blocked.map((each) => ({
      id: each.id,
      statement: facts.requirements.get(each.requirement)?.statement ?? each.title,
    })),
  };
}

function panelOf(each: CaseRecord, facts: Facts, links: Links, isOpen: boolean) {
  const { expected, actual, requirement } = each;
  const hasValues = isCompared(each);
  return {
    ...{ ...each, isOpen, hasValues, rule: facts.requirements.get(requirement), ...exchangesOf(each, facts.record) },
    blocks: facts.rootCauses.find(({ id }) => id === each.id)?.blocked.length,
    deviations: facts.deviations.filter((deviation) => deviation.requirement === requirement),
    codes: (hasValues ? codesIn(`${shown(expected)} ${shown(actual)}`) : []).map((code) => ({
      ...{ code, link: links.errorCode(code), when: errorCodes[code].when },
    })),
  };
}

function exchangesOf(each: CaseRecord, record: RunRecord) {
  return { decider: decisiveExchange(each), replay: replayCommand(record, 'report.json', each) };
}

function groupsOf(facts: Facts) {
  const { requirements } = facts.record;
  return allOutcomes
    .map((outcome) => ({ outcome, rows: requirements.filter((each) => each.outcome === outcome) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ outcome, rows }) => ({ outcome, rows: rows.map((row) => ({ ...row, ...casesOf(row, facts) })) }));
}

/** The cases that did not pass come first, and only the first cases are visible at once. */
function casesOf(row: RequirementRecord, facts: Facts) {
  const rank = ({ outcome }: { outcome: Outcome }) => allOutcomes.indexOf(outcome);
  const cases = judgedOf(row, facts).sort((one, other) => rank(one) - rank(other));
  return { judged: cases.slice(0, mostCases), others: cases.slice(mostCases) };
}

function judgedOf({ cases: ids }: RequirementRecord, { cases, described }: Facts) {
  return ids.map((id): { id: string; outcome: Outcome; verdict?: VerdictName; isDescribed: boolean } => {
    const { outcome = 'untested', verdict } = cases.get(id) ?? {};
    return { id, outcome, isDescribed: described.has(id), ...(verdict && { verdict }) };
  });
}

function filtersOf({ requirements }: RunRecord) {
  return (['class', 'basis', 'level'] as const).map((name) => ({
    name,
    values: [...new Set(requirements.map((each) => each[name]))].sort(),
  }));
}

function decisionGroups({ decisions = [] }: RunRecord) {
  return Object.entries(decisionLooks)
    .map(([standing, { tone: outcome }]) => ({
      standing,
      outcome,
      own: decisions.filter((each) => each.standing === standing),
    }))
    .filter(({ own }) => own.length > 0);
}

function runRows(record: RunRecord): [string, string][] {
  const { kit, cleanup, target, runId } = record;
  return [
    ['Run', runId],
    ['Target file', target.file ?? 'passed by a program'],
    ...Object.entries(target.baseUrls).map(([name, url]): [string, string] => [`Base URL, ${name}`, url]),
    ['Kit', kit.version],
    ['Contract', kit.contractDigest],
    ['Suite', kit.suiteDigest],
    ...redirectSentences(record).map((text): [string, string] => ['Redirected download', text]),
    ...responseTimes(record).map((text): [string, string] => ['Response times', text]),
    ...[slowdownSentence(record) ?? []].flat().map((text): [string, string] => ['Slow answers', text]),
    ['Clean-up', `${cleanup.removed} of ${counted(cleanup.created, 'object')} removed`],
  ];
}

interface DocsLinks {
  site: string | undefined;
  requirement: (id: string) => string | undefined;
  errorCode: (code: KnownCode) => string | undefined;
}

type KnownCode = keyof typeof errorCodes;

/** A report travels to readers without a sandbox, so it has links only if `--docs` names a site. */
export function docsLinks(docs: string | undefined): DocsLinks {
  if (docs === undefined) return { site: docs, requirement: () => undefined, errorCode: () => undefined };
  const site = docs.endsWith('/') ? docs : `${docs}/`;
  const areas = new Map(loadRegister().map(({ id, file }) => [id, basename(file, '.yaml')]));
  return {
    site,
    requirement: (id) => {
      const area = areas.get(id);
      return area && `${site}register/requirements-${area}.html#${id}`;
    },
    errorCode: (code) => `${site}register/errors.html#${errorCodes[code].register}-${anchorOf(code)}`,
  };
}

function anchorOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

export function codesIn(text: string): KnownCode[] {
  return known.filter((code) => text.includes(`"${code}"`));
}

const known = Object.keys(errorCodes) as KnownCode[] satisfies readonly KnownCode[];
