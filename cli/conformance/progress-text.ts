import { counted } from '../../conformance/text.ts';

export interface Standing {
  done: number;
  total: number;
  failed: number;
  /** The remaining time of the run in milliseconds. Undefined if it cannot be estimated yet. */
  left: number | undefined;
}

const barWidth = 20;

export function progressText(standing: Standing, columns?: number): string {
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

/** Returns the remaining time of a run in milliseconds. Returns undefined if it cannot be estimated yet. */
export function estimate(elapsed: number, requests: number, planned: number): number | undefined {
  if (elapsed < reliableAfter || requests === 0) return undefined;
  return (elapsed * Math.max(planned - requests, 0)) / requests;
}
