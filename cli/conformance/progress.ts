import type { VerdictName } from '../../conformance/canonical/verdicts.ts';
import { counts } from '../../conformance/record/judge.ts';
import type { CaseRecord } from '../../conformance/record/run-record.ts';
import { costOf, type Plan } from '../../conformance/runner/plan.ts';
import { counted } from '../../conformance/text.ts';

export interface Screen {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

interface Watched {
  plan: Pick<Plan, 'requests'>;
  deciding: readonly VerdictName[];
  now?: () => number;
}

export interface RunProgress {
  onCase: (record: CaseRecord, done: number, total: number) => void;
  note: (sentence: string) => void;
  end: () => void;
}

/** The time between two progress lines, in milliseconds. A terminal shows a progress bar and no progress lines. */
const interval = 15_000;

const clear = '\r\u001b[K';

/** Shows the progress of a run: one line with a bar in a terminal, otherwise a new line every 15 seconds. */
export function progressOn(screen: Screen, { plan, deciding, now = () => performance.now() }: Watched): RunProgress {
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

const sendsNothing = new Set(['unsupported', 'unbound', 'declared', 'not applicable', 'not observable']);

function requestsOf({ id, outcome }: CaseRecord): number {
  return sendsNothing.has(outcome) ? 0 : costOf({ id }).requests;
}

function isFailure({ outcome }: CaseRecord): boolean {
  return outcome === 'failed' || outcome === 'error';
}

interface Standing {
  done: number;
  total: number;
  failed: number;
  /** The remaining time of the run in milliseconds. Undefined if it cannot be estimated yet. */
  left: number | undefined;
}

const barWidth = 20;

function progressText(standing: Standing, columns?: number): string {
  const words = wordsOf(standing);
  if (columns === undefined) return `  ${words}`;
  const withBar = `  ${barOf(standing)}  ${words}`;
  return (withBar.length < columns ? withBar : `  ${words}`).slice(0, Math.max(columns - 1, 0));
}

function wordsOf({ done, total, failed, left }: Standing): string {
  const rest = done === total ? 'deleting the created objects' : leftText(left);
  return [`${done} of ${counted(total, 'case')}`, `${failed} failed`, rest].filter((part) => part !== '').join(', ');
}

function barOf({ done, total }: Standing): string {
  const full = Math.floor((done / Math.max(total, 1)) * barWidth);
  const percent = `${Math.floor((done / Math.max(total, 1)) * 100)} %`;
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${percent.padStart(5)}`;
}

function leftText(left: number | undefined): string {
  if (left === undefined) return '';
  const seconds = Math.max(5, Math.ceil(left / 5000) * 5);
  return seconds < 60 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`;
}

/** The suite estimates the remaining time of a run only after this number of milliseconds. */
const reliableAfter = 2000;

function estimate(elapsed: number, requests: number, planned: number): number | undefined {
  if (elapsed < reliableAfter || requests === 0) return undefined;
  return (elapsed * Math.max(planned - requests, 0)) / requests;
}
