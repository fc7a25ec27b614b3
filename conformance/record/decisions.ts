import { compile, TreeInterpreter } from '@jmespath-community/jmespath';
import decisions from '../../dist/openapi/decisions.json' with { type: 'json' };
import { isObject } from '../json.ts';
import { loadRegister } from '../requirements/register.ts';
import {
  type ExchangeFacts,
  exchangeFactsOf,
  type MaskedExchange,
  maskedExchange,
  type PlainExchange,
} from './exchange-facts.ts';
import type { CaseRecord, DecisionRecord } from './run-record.ts';

/** A rule of `openapi/observations.yaml`, which describes the members. */
type Rule = { says: string; of?: string[]; without?: string[] } & Partial<
  Record<'case' | 'if' | 'then' | 'has', string>
>;

export type Standing = DecisionRecord['standing'];

/** What a service does about one sentence of a decision, and how many exchanges or test cases agree and differ. */
export interface Sentence {
  says: string;
  standing: Standing;
  agreed: number;
  differed: number;
  /** The first exchange that differs, or else the first that agrees. */
  evidence?: { case: string | null; exchange: MaskedExchange | null };
}

export type DecisionObservation = Omit<DecisionRecord, 'evidence'> & { sentences: Sentence[] };

export type ObservedCase = Pick<CaseRecord, 'id' | 'requirement' | 'outcome' | 'decisive'> & {
  exchanges: readonly PlainExchange[];
};

type Looked = ObservedCase & { facts: (ExchangeFacts | undefined)[] };

interface Seen {
  agrees: boolean;
  case: string | null;
  facts: ExchangeFacts | undefined;
}

const entries: [string, { subject: string; rules: Rule[] }][] = Object.entries(decisions);

/** A decision agrees if all its observed sentences agree. A verdict never depends on it. */
export function observedDecisions(cases: readonly ObservedCase[]): DecisionObservation[] {
  const looked = cases.map((each) => ({ ...each, facts: each.exchanges.map(exchangeFactsOf) }));
  const demands = loadRegister().filter(({ about }) => about === undefined);
  return entries.map(([decision, { subject, rules }]) => {
    const sentences = [
      ...demands
        .filter((demand) => demand.decision === decision)
        .map(({ id, statement }) =>
          sentenceOf(statement, looked.filter((each) => each.requirement === id).flatMap(outcome)),
        ),
      ...rules.map((rule) => sentenceOf(rule.says, seenBy(rule, looked))),
    ];
    return { decision, subject, standing: standingOf(sentences.map(({ standing }) => standing)), sentences };
  });
}

export function standingOf(standings: readonly Standing[]): Standing {
  return (['differs', 'agrees'] as const).find((each) => standings.includes(each)) ?? 'not observed';
}

const most = 3;

/** The short form in the report of a certification run. */
export function decisionRecords(cases: readonly ObservedCase[]): DecisionRecord[] {
  return observedDecisions(cases).map(({ sentences, ...rest }) => {
    const deciding = sentences.filter(({ standing, evidence }) => standing === rest.standing && evidence !== undefined);
    return { ...rest, evidence: deciding.slice(0, most).map(evidenceText) };
  });
}

function evidenceText({ says, standing, evidence }: Sentence): string {
  if (standing === 'agrees') return says;
  const { exchange, case: id } = evidence ?? {};
  const place = exchange ? `${exchange.operation} answered ${exchange.status}` : 'the test case failed';
  return `${says} But ${place}${id ? ` (${id})` : ''}.`;
}

function outcome({ id, outcome: ended, decisive, facts }: Looked): Seen[] {
  if (!isDecided(ended)) return [];
  const shown = decisive === null ? facts.findLast((each) => each?.status !== 404) : facts[decisive];
  return [{ agrees: ended === 'passed', case: id, facts: shown }];
}

function isDecided(ended: ObservedCase['outcome']): boolean {
  return ended === 'passed' || ended === 'failed' || ended === 'warned';
}

function seenBy(rule: Rule, cases: readonly Looked[]): Seen[] {
  const wanted = rule.case && new RegExp(`^${rule.case.replaceAll('*', '.*')}$`);
  if (!wanted) return cases.flatMap((each) => seenIn(each, rule));
  const chosen = cases.filter(({ id, outcome: ended }) => wanted.test(id) && isDecided(ended));
  return chosen.flatMap((each) => (rule.then === undefined ? outcome(each) : seenIn(each, rule).slice(-1)));
}

function seenIn({ id, facts, exchanges }: Looked, rule: Rule): Seen[] {
  return facts.flatMap((each, at) => {
    const isRedirected = Math.floor((exchanges[at - 1]?.status ?? 0) / 100) === 3;
    const agrees = each && isOf(rule, each) && !isRedirected ? judged(rule, each) : undefined;
    return agrees === undefined ? [] : [{ agrees, case: id || null, facts: each }];
  });
}

function isOf({ of, without = [] }: Rule, facts: ExchangeFacts): boolean {
  return (!of || of.includes(facts.operation) || of.includes(facts.interface)) && !without.includes(facts.operation);
}

/** Returns undefined if the exchange shows nothing about the sentence, for example because a value has another type. */
function judged({ if: condition = 'operation', then = '', has }: Rule, facts: ExchangeFacts): boolean | undefined {
  try {
    if (!isTrue(searched(condition, facts))) return undefined;
    const value = searched(then, facts);
    return has === undefined
      ? isTrue(value)
      : isObject(value) && has.split(' ').every((name) => Object.hasOwn(value, name));
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
  return value === 0 || (typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value));
}

function sentenceOf(says: string, seen: readonly Seen[]): Sentence {
  const differing = seen.filter(({ agrees }) => !agrees);
  const [first = differing[0]] = differing.length > 0 ? differing : seen;
  const standing = standingOf(seen.map(({ agrees }) => (agrees ? 'agrees' : 'differs')));
  const sentence = { says, standing, agreed: seen.length - differing.length, differed: differing.length };
  if (first === undefined) return sentence;
  return { ...sentence, evidence: { case: first.case, exchange: first.facts ? maskedExchange(first.facts) : null } };
}
