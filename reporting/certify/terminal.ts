import type { Exchange } from '../../conformance/case/exchange.ts';
import type { Outcome } from '../../conformance/case/outcome.ts';
import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { duration, prettyBody, shellWord, shown } from '../../conformance/text.ts';
import { type LayoutOptions, renderTerminal } from '../terminal.ts';
import {
  allOutcomes,
  byRequirement,
  compatibilitySentence,
  decisiveExchange,
  type Facts,
  factsOf,
  failuresTitle,
  isCompared,
  looks,
  partName,
  type RootCause,
  redirectSentences,
  replayCommand,
  resultOf,
  selectionSentence,
  shortfall,
  slowdownSentence,
  stayingLines,
  verdictMeanings,
} from './facts.ts';
import { nextSteps } from './next-steps.ts';
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
    groups: byRequirement(facts.failures),
    failuresTitle: failuresTitle(facts.failures),
    times: responseTimes(record),
    slowdown: [slowdownSentence(record) ?? []].flat(),
    redirects: redirectSentences(record),
    left: Math.max(left.length, created - removed),
    staying: stayingLines(record),
    compatibility: [compatibilitySentence(record) ?? []].flat(),
    steps: nextSteps(facts, file),
  };
  return renderTerminal('certify', data, options, {
    sign,
    causeOf: ({ cause, blocked }: RootCause) => (cause ?? blocked[0])?.reason ?? 'No reason was recorded.',
    ruleOf: ({ requirement }: CaseRecord) => facts.requirements.get(requirement)?.statement ?? requirement,
    failure: ([first, ...alike]: [CaseRecord, ...CaseRecord[]]) => ({
      ...failureOf(first, facts, file),
      alike: alike.map(({ id }) => id),
    }),
  });
}

function headOf({ record, deciding }: Facts) {
  const { conclusion, target, cases } = record;
  const part = partName(record);
  return {
    word: (part ?? conclusion).toUpperCase(),
    format: `bold ${part === undefined ? colours[conclusion] : partColour(record)}`,
    isVoid: conclusion === 'void',
    hasVerdict: part === undefined && conclusion !== 'void',
    urls: [...new Set(Object.values(target.baseUrls))],
    meanings: verdictMeanings(deciding).filter(({ name }) => record.classes.some(({ verdict }) => verdict === name)),
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

function tableOf({ record: { classes, conclusion }, deciding }: Facts) {
  const widest = Math.max(...classes.map((each) => [...each.class].length), 'class'.length) + 2;
  const decides = (verdict: string) => Number(deciding.some((each) => each === verdict));
  const rows = classes
    .toSorted((one, other) => decides(other.verdict) - decides(one.verdict))
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
