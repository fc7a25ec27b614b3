/** Random choices determined by a seed, so that a run can be repeated. */
export interface Random {
  /** A number at or above 0 and below 1. */
  fraction: () => number;
  /** A whole number at or above 0 and below the limit. */
  below: (limit: number) => number;
  pick: <T>(values: readonly T[]) => T;
  shuffled: <T>(values: readonly T[]) => T[];
  /** An independent source, so that concurrent callers do not change each other's choices. */
  branch: () => Random;
}

/** The generator mulberry32: 32 bits of state are enough to vary a load. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('there is nothing to choose from');
      return value;
    },
    shuffled: (values) => {
      const rest = [...values];
      return values.flatMap(() => rest.splice(below(rest.length), 1));
    },
    branch: () => randomOf(below(2 ** 32)),
  };
}
