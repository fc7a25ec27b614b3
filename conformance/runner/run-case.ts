import type { Case } from '../case/case.ts';
import type { Exchange } from '../case/exchange.ts';
import { Blocked, Failure, Halted, Malformed, NoAnswer, TooSlow, Unjudged, Unsupported } from '../case/failure.ts';
import type { Outcome } from '../case/outcome.ts';
import type { CaseRecord } from '../record/run-record.ts';
import { TargetError } from '../target/target-error.ts';
import { createApi, type RunParts } from './create-api.ts';
import { obstacleTo } from './obstacle.ts';
import { scriptOf } from './script-of.ts';

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
  try {
    await each.run(createApi(parts, each, exchanges));
    return ending(each.byBinding ? 'declared' : 'passed', null);
  } catch (error) {
    if (error instanceof Malformed) parts.malformed.set(each.id, error.member);
    return endingOf(error, level);
  } finally {
    await parts.users.giveBack(each.id);
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
