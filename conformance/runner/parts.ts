import type { VerdictName } from '../canonical/verdicts.ts';
import { baseUrlsOf } from '../clean-up/clean-up.ts';
import { Ledger } from '../clean-up/ledger.ts';
import { publishedShapes } from '../published/shapes.ts';
import { loadRegister } from '../requirements/register.ts';
import { createSession } from '../session/create-session.ts';
import { realTime, type Time } from '../session/time.ts';
import type { Target } from '../target/types.ts';
import type { RunParts } from './create-api.ts';
import { Observations } from './observations.ts';
import { UserPool } from './user-pool.ts';

interface PartsOptions extends Partial<Time> {
  target: Target;
  runId: string;
  ledgerFile?: string | undefined;
  verdicts: readonly VerdictName[];
}

export function partsOf({ target, runId, ledgerFile, verdicts, ...options }: PartsOptions): RunParts {
  const { now = realTime.now, sleep = realTime.sleep, later = realTime.later } = options;
  const own = createSession(target, { now, sleep, later });
  const users = new UserPool(own.session, target);
  const shapes = publishedShapes();
  return {
    ...own,
    target,
    users,
    ledger: new Ledger(ledgerFile ?? null, baseUrlsOf(target)),
    shapes,
    observations: verdicts.includes('published') ? new Observations(shapes) : undefined,
    aboutAllAnswers: new Set(loadRegister().flatMap(({ id, about }) => (about === 'all answers' ? [id] : []))),
    runId,
    malformed: new Map(),
    hiddenDocuments: new Set(),
    staying: [],
  };
}

/** A run without the administrator's token is invalid, because every test case needs the token. */
export async function firstContact({ session }: RunParts): Promise<string | null> {
  try {
    await session.tokens.of('admin', []);
    return null;
  } catch (error) {
    return `no token could be obtained: ${error instanceof Error ? error.message : String(error)}`;
  }
}
