import type { Exchange } from '../../conformance/case/exchange.ts';
import type { Outcome } from '../../conformance/case/outcome.ts';
import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { counted, duration, prettyBody, shellWord, shown } from '../../conformance/text.ts';
import { type LayoutOptions, renderTerminal } from '../terminal.ts';
import {
  byRequirement,
  compatibilitySentence,
  decisiveExchange,
  type Facts,
  factsOf,
  failuresTitle,
  firstNames,
  isCompared,
  partName,
  redirectSentences,
  replayCommand,
  resultOf,
  selectionSentence,
  shortfall,
  slowdownSentence,
  verdictTexts,
} from './facts.ts';
import { nextSteps } from './next-steps.ts';
import { allOutcomes, looks } from './outcome-looks.ts';
import { responseTimes } from './response-times.ts';

const colours = { certified: 'green', 'not certified': 'red', void: 'yellow', 'not judged': 'gray' } as const;
const outcomeColours: Partial<Record<Outcome, string>> = { error: 'magenta', warned: 'yellow' };
const sign = (outcome: Outcome) => looks[outcome].sign;

/**
 * Renders a run for a terminal. Most lines have at most `width` columns, but names and commands can be longer.
 * `recordFile` is the path of the JSON report, which users can paste into a shell.
 */
export function terminalReport(
  record: RunRecord,
  { recordFile = 'report.json', ...options }: LayoutOptions & { recordFile?: string | undefined },
): string {
  const facts = factsOf(record);
  const file = shellWord(recordFile.startsWith('-') ? `./${recordFile}` : recordFile);
  const { left, created, removed } = record.cleanup;
  const data = {
    ...facts,
    ...headOf(facts),
    ...tableOf(facts),
    ...findingsOf(facts, file),
    times: responseTimes(record).map((text) => text.replace(/50 .*?, (.*), of .*/, '$1')),
    slowdown: [slowdownSentence(record) ?? []].flat(),
    redirects: redirectSentences(record),
    left: Math.max(left.length, created - removed),
    compatibility: [compatibilitySentence(record) ?? []].flat(),
    steps: nextSteps(facts, file),
  };
  return renderTerminal('certify', data, options, {
    sign,
  });
}

/** A failure that is a root cause has one entry, and so have the failures of one requirement. */
function findingsOf(facts: Facts, file: string) {
  const groups = byRequirement(facts.failures);
  const isCause = (id: string) => facts.rootCauses.some((each) => each.id === id);
  const others = groups.filter(([{ id }]) => !isCause(id));
  const entry = ([first, ...alike]: [CaseRecord, ...CaseRecord[]]) => ({
    ...failureOf(first, facts, file),
    alike: firstNames(alike.filter(({ id }) => !isCause(id)).map(({ id }) => id)),
  });
  const causes = facts.rootCauses.map(({ id, cause, blocked }) => {
    const first = cause ?? blocked[0];
    const own = groups.find((group) => group[0].id === id) ?? (first && [first]);
    const names = firstNames(blocked.map((each) => each.id));
    const blocks = blocked.length > 0 && `${counted(blocked.length, 'case')}: ${names}`;
    return { ...(own && entry(own)), id, outcome: 'failed' as const, blocks };
  });
  return {
    causes,
    failures: others.map(entry),
    failuresTitle: failuresTitle(others.flat(), causes.length > 0),
    whole: causes.length > 0 && causes.length + others.length > 5 ? 0 : 2,
  };
}

function headOf({ record, deciding, shownOnly }: Facts) {
  const { conclusion, target, cases } = record;
  const part = partName(record);
  return {
    word: (part ?? conclusion).toUpperCase(),
    format: `bold ${part === undefined ? colours[conclusion] : partColour(record)}`,
    isVoid: conclusion === 'void',
    hasVerdict: part === undefined && conclusion !== 'void',
    urls: [...new Set(Object.values(target.baseUrls))],
    verdictTexts,
    meanings: deciding.filter((name) => record.classes.some(({ verdict }) => verdict === name)),
    others: record.classes.filter(({ verdict }) => shownOnly.includes(verdict)),
    selection: selectionSentence(record),
    outcomes: Object.fromEntries(
      allOutcomes.map((outcome) => [outcome, cases.filter((each) => each.outcome === outcome).length]),
    ),
  };
}

/** A selection has no verdict. It is green if each selected case passed. */
function partColour({ shard, cases }: RunRecord): string {
  if (shard !== null) return 'gray';
  return cases.every(({ outcome }) => outcome === 'passed') ? 'green' : 'red';
}

function tableOf({ record: { classes, conclusion }, shownOnly }: Facts) {
  const widest = Math.max(...classes.map((each) => [...each.class].length), 'class'.length) + 2;
  const rows = classes
    .filter(({ verdict }) => !shownOnly.includes(verdict))
    .map((each) => {
      const result = resultOf(each, conclusion);
      const share = `${each.passed} of ${each.required}`;
      return { ...each, result, colour: colours[result], share, shortfall: shortfall(each) || 'none' };
    });
  return { widest, column: widest + 37, classes: rows };
}

function failureOf(each: CaseRecord, { record, requirements }: Facts, recordFile: string) {
  const requirement = requirements.get(each.requirement);
  const exchange = decisiveExchange(each);
  return {
    ...each,
    colour: outcomeColours[each.outcome] ?? 'red',
    level: requirement?.level,
    statement: `${requirement?.statement ?? each.requirement} [${requirement?.section ?? '?'}]`,
    reason: each.reason ?? 'none was recorded',
    isCompared: isCompared(each),
    request: exchange && excerpt(requestLine(exchange), 600, '...'),
    repeat: each.script !== undefined && replayCommand(record, recordFile, each),
  };
}

function requestLine({ method, url, status, failure, milliseconds }: Exchange): string {
  const answer = status === null ? `no response: ${failure ?? 'no reason was recorded'}` : `response ${status}`;
  return `${method} ${url}, ${answer} (${duration(milliseconds)})`;
}

/** Renders the steps of a repeated case, and its outcome. */
export function replayReport({ cases: [each], voidReason, cleanup, runId }: RunRecord, options: LayoutOptions): string {
  const decisive = each && decisiveExchange(each);
  const data = {
    ...each,
    voidReason: voidReason ?? 'this version of the suite has no such case',
    runId,
    left: cleanup.left,
    sent: each?.exchanges.map((exchange, at) => stepOf(exchange, at, exchange === decisive)),
    decisive: decisive && {
      ...decisive,
      request: `${decisive.method} ${decisive.url}`,
      response: decisive.failure ?? `${decisive.status} after ${duration(decisive.milliseconds)}`,
    },
    isFailure: each?.outcome === 'failed' || each?.outcome === 'warned',
  };
  return renderTerminal('replay', data, options, { shown, excerpt: (body: string) => bodyExcerpt(prettyBody(body)) });
}

function stepOf(exchange: Exchange, at: number, decides: boolean) {
  const { pathname, search } = new URL(exchange.url);
  return {
    ...exchange,
    first: `${decides ? '>' : ' '} ${String(at + 1).padEnd(4)} `,
    format: decides ? 'bold' : '',
    answer: exchange.status ?? 'no response',
    path: pathname + search,
  };
}

const bodyExcerpt = (text: string) => excerpt(text, 2_000, `\n... (${text.length} characters)`);

function excerpt(text: string, longest: number, end: string): string {
  return text.length > longest ? text.slice(0, longest) + end : text;
}
