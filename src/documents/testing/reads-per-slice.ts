import { inSlice, Unfinished } from '../../tenant/slices.ts';

export const mostReads = 1_500_000;

export function readsPerSlice<T>(work: () => T): { value: T; most: number; slices: number } {
  const { charCodeAt } = String.prototype;
  let [reads, most, slices] = [0, 0, 0];
  String.prototype.charCodeAt = function (at) {
    reads += 1;
    return charCodeAt.call(this, at);
  };
  try {
    for (;;) {
      reads = 0;
      slices += 1;
      const outcome = outcomeOf(work);
      most = Math.max(most, reads);
      if (outcome) return { value: outcome.value, most, slices };
    }
  } finally {
    String.prototype.charCodeAt = charCodeAt;
  }
}

function outcomeOf<T>(work: () => T): { value: T } | undefined {
  try {
    return { value: inSlice(work) };
  } catch (error) {
    if (error instanceof Unfinished) return undefined;
    throw error;
  }
}
