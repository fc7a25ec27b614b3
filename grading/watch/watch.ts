import { setTimeout as wait } from 'node:timers/promises';
import type { ReachedSandbox } from '../../src/library/create-sandbox.ts';
import { readJournal } from '../recording-proxy/collect-journal.ts';
import { loadRules } from '../rules/load-rules.ts';
import type { Language } from '../rules/rule.ts';
import type { GradeRecord } from '../run/grade-record.ts';
import { gradeKitOf, gradeRecordOf } from '../run/make-record.ts';
import { type JournalGrade, judgeJournal } from './judge-journal.ts';

const pause = 500;

export interface WatchOptions {
  sandbox: ReachedSandbox;
  tenant: string;
  signal: AbortSignal;
  language?: Language | undefined;
  onGrade: (grade: JournalGrade) => void;
  /** Called if the sandbox or the tenant no longer exists. The last grade remains valid. */
  onLost: (error: unknown) => void;
}

export async function watch({
  sandbox,
  tenant,
  signal,
  language,
  onGrade,
  onLost,
}: WatchOptions): Promise<GradeRecord> {
  const [startedAt, start] = [new Date(), performance.now()];
  const rules = loadRules();
  let grade: JournalGrade | undefined;
  let last = '';
  for (let isLast = false; !isLast; ) {
    isLast = signal.aborted;
    const read = await readJournal(sandbox.control, tenant).catch((error: unknown) => {
      if (grade === undefined) throw error;
      onLost(error);
    });
    if (read === undefined) break;
    const now = `${read.length} requests, the newest is ${read[0]?.id}`;
    if (now !== last) {
      last = now;
      grade = judgeJournal(read, rules, grade);
      onGrade(grade);
    }
    if (!isLast) await wait(pause, undefined, { signal }).catch(unlessAborted);
  }
  return gradeRecordOf({
    ...{ name: `tenant ${tenant}`, language, startedAt, milliseconds: performance.now() - start, kit: gradeKitOf() },
    rules: grade?.rules ?? [],
    scenarios: [sceneRecord(tenant, grade?.requests ?? 0)],
    voidReason: grade?.requests ? null : 'The journal of the tenant has no request.',
  });
}

function unlessAborted(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}

function sceneRecord(tenant: string, requests: number): GradeRecord['scenarios'][number] {
  return {
    ...{ id: 'watch', title: 'A client that somebody drives by hand', requests },
    task: `Send requests with an API key of the tenant ${tenant}.`,
    ...{ isAttempted: requests > 0, exitCode: null, stopped: null, milliseconds: 0, output: '' },
  };
}
