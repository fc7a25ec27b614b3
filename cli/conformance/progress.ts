import type { VerdictName } from '../../conformance/canonical/verdicts.ts';
import { counts } from '../../conformance/record/judge.ts';
import type { CaseRecord } from '../../conformance/record/run-record.ts';
import { costOf, type Plan } from '../../conformance/runner/plan.ts';
import { estimate, progressText } from './progress-text.ts';

/** The output stream for progress lines, such as `process.stderr`. */
export interface Screen {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

interface Watched {
  plan: Pick<Plan, 'requests'>;
  /**
   * The verdicts that decide whether the target is certified: `stated`, `published` or both.
   * Progress lines count a failed test case only if the test case can prevent the certificate.
   */
  deciding: readonly VerdictName[];
  now?: () => number;
}

export interface Progress {
  onCase: (record: CaseRecord, done: number, total: number) => void;
  /** Prints a sentence that later progress lines do not overwrite. */
  note: (sentence: string) => void;
  end: () => void;
}

/** The time between two progress lines, in milliseconds. A terminal shows a progress bar and no progress lines. */
const interval = 15_000;

const clear = '\r\u001b[K';

/** Shows the progress of a run: one line with a bar in a terminal, otherwise a new line every 15 seconds. */
export function progressOn(screen: Screen, { plan, deciding, now = () => performance.now() }: Watched): Progress {
  const startedAt = now();
  let [printedAt, requests, failed] = [startedAt, 0, 0];
  const isRedrawn = screen.isTTY === true;
  const print = (text: string) => screen.write(isRedrawn ? `${clear}${text}` : `${text}\n`);

  return {
    onCase: (record, done, total) => {
      requests += requestsOf(record);
      if (isFailure(record) && counts(deciding, record.verdict)) failed += 1;
      if (!isRedrawn && now() - printedAt < interval) return;
      printedAt = now();
      const left = estimate(now() - startedAt, requests, plan.requests);
      print(progressText({ done, total, failed, left }, isRedrawn ? (screen.columns ?? 80) : undefined));
    },
    note: (sentence) => screen.write(`${isRedrawn ? clear : ''}${sentence}\n`),
    end: () => isRedrawn && screen.write(clear),
  };
}

/** The outcomes of test cases that have sent no requests. */
const sendsNothing = new Set(['unsupported', 'unbound', 'declared', 'not applicable', 'not observable']);

function requestsOf({ id, outcome }: CaseRecord): number {
  return sendsNothing.has(outcome) ? 0 : costOf({ id }).requests;
}

function isFailure({ outcome }: CaseRecord): boolean {
  return outcome === 'failed' || outcome === 'error';
}
