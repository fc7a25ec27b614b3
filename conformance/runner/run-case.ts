import type { Case } from '../case/case.ts';
import type { Exchange } from '../case/exchange.ts';
import { Blocked, Failure, Halted, Malformed, NoAnswer, TooSlow, Unjudged, Unsupported } from '../case/failure.ts';
import { declaredAbsence, remedyOf, supplies } from '../case/needs.ts';
import type { Outcome } from '../case/outcome.ts';
import { bindingOf } from '../published/binding-of.ts';
import type { CaseRecord } from '../record/run-record.ts';
import { replayScript, secretsIn } from '../replay/script.ts';
import { loadRegister } from '../requirements/register.ts';
import { type Step, withBefore } from '../session/step.ts';
import { TargetError } from '../target/target-error.ts';
import type { Target } from '../target/types.ts';
import { createApi, type RunParts } from './create-api.ts';

interface Ended {
  reason: string | null;
  expected: unknown;
  actual: unknown;
  /** Null if several responses decided the outcome. */
  exchange: Exchange | null;
}

/**
 * Returns undefined if the target sent no response. Returns undefined if the test case failed because of a response
 * that a different test case received.
 */
export function scriptOf(
  parts: RunParts,
  each: Case,
  exchanges: readonly Exchange[],
  ended: Ended,
): string | undefined {
  const { session, target, runId } = parts;
  if (ended.exchange !== null && !exchanges.includes(ended.exchange)) return undefined;
  const until = ended.exchange === null ? exchanges.length - 1 : exchanges.indexOf(ended.exchange);
  const own = exchanges.slice(0, until + 1).flatMap((exchange) => session.stepOf(exchange) ?? []);
  if (own.at(-1)?.exchange !== exchanges[until]) return undefined;
  return replayScript({
    runId,
    caseId: each.id,
    statement: loadRegister().find(({ id }) => id === each.requirement)?.statement ?? each.title,
    reason: ended.reason ?? '',
    expected: ended.expected,
    actual: ended.actual,
    target,
    steps: [...issuers(parts, own), ...own],
    divided: (text) => session.divided(text),
    secretNames: session.secretNames,
  });
}

function issuers({ session }: RunParts, steps: readonly Step[]): Step[] {
  const divided = (text: string) => session.divided(text);
  const texts = steps.flatMap(withBefore).flatMap(({ prepared }) => Object.values(prepared.headers));
  const names = new Set(texts.flatMap((text) => secretsIn({ divided }, text)));
  const known = new Set(steps.map(({ exchange }) => exchange));
  return [...names].flatMap((name) => session.tokens.issued(name) ?? []).filter(({ exchange }) => !known.has(exchange));
}

export function obstacleTo({ operations, needs = [] }: Pick<Case, 'operations' | 'needs'>, target: Target) {
  const absence = needs.map((need) => declaredAbsence(target, need)).find(Boolean);
  if (absence) return absence;
  const unbound = operations.find((operation) => !bindingOf(target, operation));
  if (unbound) return { outcome: 'unbound', reason: `the target does not bind ${unbound}` } as const;
  const lacking = needs.find((need) => !supplies(target, need));
  if (!lacking) return undefined;
  return { outcome: 'unsupported', reason: `the target file must supply ${remedyOf(lacking)}` } as const;
}

type Ending = Pick<CaseRecord, 'outcome' | 'reason' | 'expected' | 'actual' | 'blockedBy' | 'tooSlow'> & {
  exchange: Exchange | null;
};

const most = 40;

export async function runCase(parts: RunParts, each: Case, level: string): Promise<CaseRecord> {
  const exchanges: Exchange[] = [];
  const start = parts.now();
  const { exchange, ...ending } = await end(parts, each, level, exchanges);
  parts.observations?.ended(each.id, ending.outcome === 'passed');
  const own = exchanges.filter((one, at) => at < most || at >= exchanges.length - most || one === exchange);
  const relevant = exchange === null || own.includes(exchange) ? own : [...own, exchange];
  const decisive = exchange === null ? -1 : relevant.indexOf(exchange);
  const isFailure = ending.outcome === 'failed' || ending.outcome === 'warned';
  const script = isFailure ? scriptOf(parts, each, exchanges, { ...ending, exchange }) : undefined;
  const leftOut = exchanges.length - own.length;
  const { id, requirement, title, verdict, operations } = each;
  return {
    id,
    requirement,
    title,
    verdict,
    operations,
    ...ending,
    exchanges: relevant,
    ...(leftOut > 0 && { leftOut }),
    decisive: decisive < 0 ? null : decisive,
    ...(script !== undefined && { script }),
    milliseconds: Math.round(parts.now() - start),
  };
}

async function end(parts: RunParts, each: Case, level: string, exchanges: Exchange[]): Promise<Ending> {
  const obstacle = obstacleTo(each, parts.target);
  if (obstacle) return ending(obstacle.outcome, obstacle.reason);
  const api = createApi(parts, each, exchanges);
  try {
    await each.run(api);
    return ending(each.byBinding ? 'declared' : 'passed', null);
  } catch (error) {
    if (error instanceof Malformed) parts.malformed.set(each.id, error.member);
    return endingOf(error, level);
  } finally {
    await parts.users.giveBack(each.id, () => parts.pendingJobs.settle(api, each.id));
  }
}

function endingOf(error: unknown, level: string): Ending {
  if (error instanceof Failure) {
    const { message, expected, actual, exchange } = error;
    const outcome = level === 'recommended' ? 'warned' : 'failed';
    return { outcome, reason: message, expected, actual, blockedBy: null, exchange };
  }
  if (error instanceof Blocked) return { ...ending('blocked', error.message), blockedBy: error.by };
  if (error instanceof Unjudged) return ending('not applicable', error.message);
  if (error instanceof Unsupported) return ending('unsupported', error.message);
  if (error instanceof Halted) return { ...ending('untested', error.message), ...(error.tooSlow && { tooSlow: true }) };
  if (error instanceof TooSlow) return { ...ending('error', error.message), tooSlow: true };
  if (error instanceof NoAnswer) return ending('error', error.message);
  if (error instanceof TargetError) return ending('error', error.message);
  return ending('error', `the case has a defect: ${error instanceof Error ? error.message : String(error)}`);
}

function ending(outcome: Outcome, reason: string | null): Ending {
  return { outcome, reason, expected: null, actual: null, blockedBy: null, exchange: null };
}
