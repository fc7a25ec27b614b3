import { compile, TreeInterpreter } from '@jmespath-community/jmespath';
import decisions from '../../dist/openapi/decisions.json' with { type: 'json' };
import { isObject } from '../json.ts';
import { loadRegister } from '../requirements/register.ts';
import {
  type ExchangeFacts,
  factsOf,
  type MaskedExchange,
  maskedExchange,
  type PlainExchange,
} from './exchange-facts.ts';
import type { CaseRecord, DecisionRecord } from './run-record.ts';

/** A rule of `openapi/observations.yaml`, which describes the members. */
interface ObservationRule {
  says: string;
  of?: readonly string[];
  without?: readonly string[];
  case?: string;
  if?: string;
  then?: string;
  has?: string;
}

export type Standing = DecisionRecord['standing'];

/** What a service does about one sentence of a decision. */
export interface Sentence {
  says: string;
  standing: Standing;
  /** The number of exchanges or test cases that agree and that differ. */
  agreed: number;
  differed: number;
  /** The first exchange that differs, or else the first that agrees. */
  evidence?: { case: string | null; exchange: MaskedExchange | null };
}

export interface DecisionObservation {
  decision: string;
  subject: string;
  standing: Standing;
  sentences: Sentence[];
}

export type ObservedCase = Pick<CaseRecord, 'id' | 'requirement' | 'outcome' | 'decisive'> & {
  exchanges: readonly PlainExchange[];
};

interface Seen {
  agrees: boolean;
  case: string | null;
  facts: ExchangeFacts | undefined;
}

const entries: readonly (readonly [string, { subject: string; rules: readonly ObservationRule[] }])[] =
  Object.entries(decisions);
const decided = new Set(['passed', 'failed', 'warned']);

/** A decision agrees if all its observed sentences agree. A verdict never depends on it. */
export function observedDecisions(cases: readonly ObservedCase[]): DecisionObservation[] {
  const looked = cases.map((each) => ({ ...each, facts: each.exchanges.map(factsOf) }));
  const byCase = Map.groupBy(loadRegister(), ({ decision }) => decision);
  return entries.map(([decision, { subject, rules }]) => {
    const requirements = (byCase.get(decision) ?? []).filter(({ about }) => about === undefined);
    const sentences = [
      ...requirements.map(({ id, statement }) =>
        sentenceOf(
          statement,
          outcomes(looked, ({ requirement }) => requirement === id),
        ),
      ),
      ...rules.map((rule) => sentenceOf(rule.says, [...seenBy(rule, looked)])),
    ];
    return { decision, subject, standing: standingOf(sentences.map(({ standing }) => standing)), sentences };
  });
}

export function standingOf(standings: readonly Standing[]): Standing {
  return standings.find((each) => each === 'differs') ?? standings.find((each) => each === 'agrees') ?? 'not observed';
}

const most = 3;

/** The short form in the report of a certification run. */
export function decisionRecords(cases: readonly ObservedCase[]): DecisionRecord[] {
  return observedDecisions(cases).map(({ decision, subject, standing, sentences }) => {
    const deciding = sentences.filter((each) => each.standing === standing && standing !== 'not observed');
    return { decision, subject, standing, evidence: deciding.slice(0, most).map(evidenceText) };
  });
}

function evidenceText({ says, standing, evidence }: Sentence): string {
  const { exchange, case: id } = evidence ?? {};
  const answer = exchange ? `${exchange.operation} answered ${exchange.status}` : 'the test case failed';
  const differs = standing === 'differs' ? ` But ${answer}${id ? ` (${id})` : ''}.` : '';
  return `${says}${differs}`;
}

type Looked = ObservedCase & { facts: (ExchangeFacts | undefined)[] };

function outcomes(cases: readonly Looked[], isWanted: (each: Looked) => boolean): Seen[] {
  return cases
    .filter((each) => isWanted(each) && decided.has(each.outcome))
    .map(({ id, outcome, decisive, facts }) => ({
      agrees: outcome === 'passed',
      ...{ case: id, facts: decisive === null ? facts.findLast((one) => one?.status !== 404) : facts[decisive] },
    }));
}

function* seenBy(rule: ObservationRule, cases: readonly Looked[]): Iterable<Seen> {
  const wanted = rule.case === undefined ? undefined : patternOf(rule.case);
  const chosen = cases.filter(({ id, outcome }) => wanted?.test(id) !== false && (!wanted || decided.has(outcome)));
  const { then } = rule;
  if (then === undefined) yield* outcomes(chosen, () => true);
  else
    for (const { id, facts, exchanges } of chosen) {
      const seen = facts.flatMap((each, at): Seen[] => {
        if (!each || !isOf(rule, each) || isRedirect(exchanges[at - 1])) return [];
        const agrees = judged(rule, then, each);
        return agrees === undefined ? [] : [{ agrees, case: id || null, facts: each }];
      });
      yield* wanted ? seen.slice(-1) : seen;
    }
}

function patternOf(glob: string): RegExp {
  return new RegExp(`^${glob.replaceAll('*', '.*')}$`);
}

function isOf({ of, without }: ObservationRule, facts: ExchangeFacts): boolean {
  const isWanted = !of || of.includes(facts.operation) || of.includes(facts.interface);
  return isWanted && !without?.includes(facts.operation);
}

function isRedirect(before: PlainExchange | undefined): boolean {
  const status = before?.status ?? 0;
  return status >= 300 && status < 400;
}

/** Returns undefined if the exchange shows nothing about the sentence, for example because a value has another type. */
function judged(rule: ObservationRule, then: string, facts: ExchangeFacts): boolean | undefined {
  try {
    if (rule.if !== undefined && !isTrue(searched(rule.if, facts))) return undefined;
    const value = searched(then, facts);
    if (rule.has === undefined) return isTrue(value);
    return isObject(value) && rule.has.split(' ').every((name) => Object.hasOwn(value, name));
  } catch {
    return undefined;
  }
}

const compiled = new Map<string, ReturnType<typeof compile>>();

function searched(expression: string, facts: ExchangeFacts): unknown {
  const tree = compiled.get(expression) ?? compile(expression);
  compiled.set(expression, tree);
  return TreeInterpreter.search(tree, facts as never);
}

/** The truth of JMESPath: null, false and empty values are false. */
function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) ? Object.keys(value).length > 0 : value === 0 || Boolean(value);
}

function sentenceOf(says: string, seen: readonly Seen[]): Sentence {
  const differing = seen.filter(({ agrees }) => !agrees);
  const [first] = differing.length > 0 ? differing : seen;
  const standing = differing.length > 0 ? 'differs' : seen.length > 0 ? 'agrees' : 'not observed';
  const counts = { agreed: seen.length - differing.length, differed: differing.length };
  if (first === undefined) return { says, standing, ...counts };
  const { facts, case: id } = first;
  return { says, standing, ...counts, evidence: { case: id, exchange: facts ? maskedExchange(facts) : null } };
}
