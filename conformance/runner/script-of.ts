import type { Case } from '../case/case.ts';
import type { Exchange } from '../case/exchange.ts';
import { replayScript, secretsIn } from '../replay/script.ts';
import { loadRegister } from '../requirements/register.ts';
import { type Step, withBefore } from '../session/step.ts';
import type { RunParts } from './create-api.ts';

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
