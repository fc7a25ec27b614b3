import type { VerdictName } from '../canonical/verdicts.ts';
import type { Case } from '../case/case.ts';
import { NoAnswer } from '../case/failure.ts';
import { baseUrlsOf } from '../clean-up/clean-up.ts';
import { Ledger } from '../clean-up/ledger.ts';
import { publishedShapes } from '../published/shapes.ts';
import type { CaseRecord } from '../record/run-record.ts';
import { loadRegister } from '../requirements/register.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/session.ts';
import { realTime, type Time } from '../session/time.ts';
import type { Target } from '../target/types.ts';
import type { RunParts } from './create-api.ts';
import { Observations } from './observations.ts';
import { PendingJobs } from './pending-jobs.ts';
import { runCase } from './run-case.ts';
import { UserPool } from './user-pool.ts';

/** A test case that always fails, because no response can be both a success and a refusal. */
const canary: Case = {
  id: 'canary',
  requirement: 'canary',
  title: 'The canary requires that one response is both accepted and refused',
  verdict: 'stated',
  operations: ['readDepartment'],
  run: async ({ call, unknownId, expect }) => {
    const reply = await call('readDepartment', { id: unknownId('department') }, 'nobody');
    expect.accepted(reply, 'the canary response is accepted');
    expect.rejected(reply, 'the canary response is refused');
  },
};

export async function canaryFails(parts: RunParts, each = canary): Promise<string | null> {
  const { outcome, reason } = await runCase(parts, each, 'required');
  if (outcome === 'failed' || outcome === 'unbound') return null;
  return outcome === 'passed'
    ? 'the canary case passed although it must fail, so the suite cannot judge'
    : (reason ?? outcome);
}

export async function goneReason(session: Session, records: readonly CaseRecord[]): Promise<string | null> {
  const hasError = records.some(({ outcome, tooSlow }) => outcome === 'error' && !tooSlow);
  if (!hasError || session.transport.halted) return null;
  session.tokens.forget('admin', 'createAdminToken');
  try {
    await session.tokens.of('admin', []);
    return null;
  } catch (error) {
    if (!(error instanceof NoAnswer)) return null;
    return `The target stopped answering in the middle of the run: ${error.message}. Start it again and repeat the run.`;
  }
}

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
    pendingJobs: new PendingJobs(),
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
